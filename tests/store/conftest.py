from tests.service.conftest import clock, store, url

__all__ = ["clock", "store", "url"]
