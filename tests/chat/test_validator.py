import pytest

from bot.chat.front import posting
from bot.chat.front.call import Call
from bot.chat.wire import components, validator
from bot.chat.wire.ids import PressId
from bot.chat.wire.page import PageWriter

V2 = 1 << 15


def text(content="x"):
    return {"type": 10, "content": content}


def button(custom_id="a", label="x"):
    return {"type": 2, "style": 1, "custom_id": custom_id, "label": label}


def menu(options=None, **fields):
    options = options or [{"label": "x", "value": "x"}]
    return {"type": 3, "custom_id": "m", "options": options, **fields}


def row(*inner):
    return {"type": 1, "components": list(inner)}


def gallery(url="attachment://a.png", alt="x"):
    return {"type": 12, "items": [{"media": {"url": url}, "description": alt}]}


def section(*inner):
    return {"type": 9, "components": list(inner), "accessory": button()}


def v2(*inner, files=()):
    return {
        "flags": V2,
        "components": [{"type": 17, "components": list(inner)}],
        "attachments": [{"filename": name} for name in files],
    }


def options(count):
    return [{"label": f"{n}", "value": f"{n}"} for n in range(count)]


GOOD = [
    v2(text("x" * 4000)),
    v2(row(*(button(f"{n}") for n in range(5)))),
    v2(row(menu(options(25), max_values=25))),
    v2(gallery(alt="x" * 1024), files=["a.png"]),
    v2(*(text() for _ in range(39))),
    v2(section(text())),
    v2(section(text(), text(), text())),
    {"content": "x" * 2000, "nonce": "n" * 25},
]

BAD = {
    "content with v2": {**v2(text()), "content": "x"},
    "4001 characters": v2(text("x" * 4000), text()),
    "an emoji counts twice": v2(text("x" * 2000), text("x" * 1999 + "\U0001f3b2")),
    "41 components": v2(*(text() for _ in range(40))),
    "empty container": v2(),
    "no component": {"flags": V2, "components": []},
    "six buttons": v2(row(*(button(f"{n}") for n in range(6)))),
    "button beside a menu": v2(row(button(), menu())),
    "empty row": v2(row()),
    "long label": v2(row(button(label="x" * 81))),
    "no label": v2(row(button(label=""))),
    "long custom_id": v2(row(button("x" * 101))),
    "double custom_id": v2(row(button()), row(button())),
    "26 options": v2(row(menu(options(26)))),
    "double values": v2(row(menu([{"label": "x", "value": "v"}] * 2))),
    "long option": v2(row(menu([{"label": "x" * 101, "value": "v"}]))),
    "long description": v2(row(menu([{"label": "x", "value": "v", "description": "x" * 101}]))),
    "long value": v2(row(menu([{"label": "x", "value": "v" * 101}]))),
    "more values than options": v2(row(menu(options(2), max_values=3))),
    "min above max": v2(row(menu(options(2), min_values=2, max_values=1))),
    "long placeholder": v2(row(menu(placeholder="x" * 151))),
    "picture without file": v2(gallery()),
    "long alternative text": v2(gallery(alt="x" * 1025), files=["a.png"]),
    "no alternative text": v2(gallery(alt=""), files=["a.png"]),
    "double file": v2(gallery(), files=["a.png", "a.png"]),
    "long content": {"content": "x" * 2001},
    "six classic rows": {"components": [row(button(f"{n}")) for n in range(6)]},
    "long nonce": {"content": "x", "nonce": "n" * 26},
    "section without text": v2(section()),
    "section of four texts": v2(section(*(text() for _ in range(4)))),
    "section without accessory": v2({"type": 9, "components": [text()]}),
}


@pytest.mark.parametrize("payload", GOOD)
def test_a_message_at_the_limits_is_let_through(payload):
    assert validator.check_message(payload) == []


@pytest.mark.parametrize("payload", BAD.values(), ids=BAD)
def test_a_message_beyond_a_limit_is_found(payload):
    faults = validator.check_message(payload)
    assert len(faults) == 1
    with pytest.raises(validator.PayloadError):
        validator.require(faults)


async def test_a_handler_s_post_beyond_a_limit_is_not_even_sent():
    press = PressId("abc123", 0, "turn")
    twice = PageWriter().row(components.button(press, "yes"), components.button(press, "no")).page()

    with pytest.raises(validator.PayloadError):
        await posting.post(Call(None, press, None), 1, twice, [])


def label(component, words="x", **fields):
    return {"type": 18, "label": words, "component": component, **fields}


def field(**fields):
    return {"type": 4, "style": 2, "custom_id": "t", **fields}


def form(*parts, title="x"):
    return {"title": title, "custom_id": "f", "components": list(parts)}


@pytest.mark.parametrize(
    ("payload", "count"),
    [
        (form(label(field(value="x" * 4000)), title="x" * 45), 0),
        (form(label(field()), title="x" * 46), 1),
        (form(label(field(), "x" * 46)), 1),
        (form(label(field(), description="x" * 101)), 1),
        (form(label(field(value="x" * 11, max_length=10))), 1),
        (form(label(field(max_length=4001))), 1),
        (form(label(field(placeholder="x" * 101))), 1),
        (form(label(field()), label(field())), 1),
        (form(), 1),
        (form(label(menu(options(26)))), 1),
    ],
)
def test_a_form_beyond_a_limit_is_found(payload, count):
    assert len(validator.check_modal(payload)) == count


def command(name="game", description="x", options=(), **fields):
    return {"name": name, "description": description, "options": list(options), **fields}


def sub(name="new", **fields):
    return {"type": 1, **command(name, **fields)}


def group(*inner, name="army"):
    return {"type": 2, **command(name, options=inner)}


def option(name="text", **fields):
    return {"type": 3, **command(name, **fields)}


CHOICES = [{"name": f"{n}", "value": f"{n}"} for n in range(26)]
COMMANDS = {
    "plain": (command(options=[sub(), sub("hrát")]), 0),
    "25 subcommands": (command(options=[sub(f"s{n}") for n in range(25)]), 0),
    "26 subcommands": (command(options=[sub(f"s{n}") for n in range(26)]), 1),
    "group": (command(options=[group(sub(options=[option()]))]), 0),
    "group in a group": (command(options=[group(group(sub(), name="inner"))]), 1),
    "subcommand in one": (command(options=[sub(options=[sub()])]), 1),
    "subcommand in one of a group": (command(options=[group(sub(options=[sub()]))]), 1),
    "capital": (command("Game"), 1),
    "space": (command("my game"), 1),
    "long name": (command("x" * 33), 1),
    "long description": (command(description="x" * 101), 1),
    "long Czech description": (command(description_localizations={"cs": "x" * 101}), 1),
    "Czech capital": (command(name_localizations={"cs": "Hra"}), 1),
    "same Czech names": (
        command(options=[sub("a", name_localizations={"cs": "b"}), sub("b")]),
        1,
    ),
    "26 choices": (command(options=[option(choices=CHOICES)]), 1),
    "choices and autocomplete": (
        command(options=[option(choices=CHOICES[:2], autocomplete=True)]),
        1,
    ),
    "required after optional": (command(options=[option("a"), option("b", required=True)]), 1),
    "too much of all": (
        command(options=[sub(f"s{n}", options=[option(f"o{m}", description="x" * 99)
                for m in range(8)]) for n in range(11)]),
        1,
    ),
}  # fmt: skip


@pytest.mark.parametrize(("payload", "count"), COMMANDS.values(), ids=COMMANDS)
def test_a_command_beyond_a_limit_is_found(payload, count):
    assert len(validator.check_commands([payload])) == count


def test_two_commands_of_one_name_are_found():
    assert len(validator.check_commands([command(), command()])) == 1
