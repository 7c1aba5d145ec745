"""One file a picture: what is in it besides the room, its light, its camera."""
