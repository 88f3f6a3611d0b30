"""Many games at once with numpy: for studies and build-time tables, never for play (numpy is not in the browser)."""
