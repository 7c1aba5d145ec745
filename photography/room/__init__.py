"""The salon's room in Blender. Meters; x runs along the mirrors, y towards the mirror wall, z up."""
