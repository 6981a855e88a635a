"""What stands around a server: machines of its own for it, proxies, containers."""
