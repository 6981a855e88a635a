"""What tests/faults.py is made of: a PostgreSQL, nodes and what they stand on, to be broken and mended; and the cases."""
