"""The salon's room, built and photographed in Blender. Lengths in metres; x along the mirrors, y into the mirror wall, z up."""
