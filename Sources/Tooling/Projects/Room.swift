// Filled by the commit that brings this room.
