"""Discord's numbers: flags, permissions and type codes, under the names of its documentation."""

from __future__ import annotations

from enum import IntEnum, IntFlag
from typing import Any

Json = dict[str, Any]
Upload = tuple[str, bytes]
"""File name and content."""

EPOCH_MS = 1_420_070_400_000
ATTACHMENT_LIMIT_BYTES = 10 * 1024 * 1024
ACK_LIMIT_S = 3.0
TOKEN_LIFE_S = 15 * 60.0
NONCE_WINDOW_S = 5 * 60.0
MAX_COMPONENTS = 40
MAX_DISPLAY_TEXT = 4000


class MessageFlag(IntFlag):
    """Bits of a message's `flags` that matter here."""

    SUPPRESS_EMBEDS = 1 << 2
    HAS_THREAD = 1 << 5
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class Permission(IntFlag):
    """Permission bits of roles, overwrites and interactions."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


ALL_PERMISSIONS = (1 << 53) - 1
BOT_PERMISSIONS = 377_957_239_808
"""What Fieldpost's invite link asks for; nothing that manages the server."""
EVERYONE_PERMISSIONS = int(
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.ADD_REACTIONS
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
)


class ChannelType(IntEnum):
    """Kinds of channels that the sandbox has."""

    TEXT = 0
    DM = 1
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12


THREADS = (ChannelType.PUBLIC_THREAD, ChannelType.PRIVATE_THREAD)


class InteractionType(IntEnum):
    """What a user did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """How the bot may answer an interaction."""

    MESSAGE = 4
    DEFER_MESSAGE = 5
    DEFER_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class Component(IntEnum):
    """Component types, of messages and of modals."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = frozenset(
    {
        Component.STRING_SELECT,
        Component.USER_SELECT,
        Component.ROLE_SELECT,
        Component.MENTIONABLE_SELECT,
        Component.CHANNEL_SELECT,
    }
)


class OptionType(IntEnum):
    """Types of slash command options."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    BOOLEAN = 5
    USER = 6
    CHANNEL = 7
    ROLE = 8
    MENTIONABLE = 9
    NUMBER = 10
    ATTACHMENT = 11


def walk(components: Any) -> list[Json]:
    """List all components of a tree, outer before inner, accessories and labelled ones included."""
    out: list[Json] = []
    for component in components or []:
        out.append(component)
        out += walk(component.get("components"))
        out += walk([component[k] for k in ("accessory", "component") if component.get(k)])
    return out
