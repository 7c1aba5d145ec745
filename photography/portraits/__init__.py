"""People seen from behind: a parametric body, strands of hair on its scalp, rendered with Cycles (bpy)."""
