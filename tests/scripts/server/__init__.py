"""What tests/scripts/server.py is made of: a client written from docs/websocket.md and docs/http.md, and the checks by theme."""
