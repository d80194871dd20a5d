"""The pictures of Battle of Hoth."""
