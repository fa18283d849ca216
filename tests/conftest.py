"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

# No test depends on how fast the machine is, or on chance that nobody seeded.
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")
