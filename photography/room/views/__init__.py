"""One module per picture: its additions to the room, light and camera."""
