"""The tests; whoever imports one of them does not wait for the disk."""

from tests.support import unsynced as unsynced
