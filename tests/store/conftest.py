from tests.service.conftest import clock, empty_file, store, template, url

__all__ = ["clock", "empty_file", "store", "template", "url"]
