"""Requests, sockets and the application that serves them."""
