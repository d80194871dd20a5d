"""The limits of modals: rows with a text input, texts, and labels around one input.

Source: Discord, component reference, sections Label to Checkbox.
"""

from __future__ import annotations

from bot.sandbox.world.components import ComponentCheck, bad_type, check_options
from bot.sandbox.world.constants import SELECTS, Component, Json
from bot.sandbox.world.refusal import check_length, check_range, form_error

TOP = {1, 10, 18}
LABELLED = {int(s) for s in SELECTS} | {4, 19, 21, 22, 23}
GROUP_SIZES = {Component.RADIO_GROUP: (2, 10), Component.CHECKBOX_GROUP: (1, 10)}


def check_modal(data: Json) -> None:
    """Refuse a modal that Discord would refuse."""
    check_length("data.title", data.get("title"), 1, 45)
    check_length("data.custom_id", data.get("custom_id"), 1, 100)
    components = data.get("components") or []
    check_length("data.components", components, 1, 5)
    seen = ComponentCheck()
    for i, component in enumerate(components):
        path, kind = f"data.components.{i}", component.get("type")
        if kind not in TOP:
            raise bad_type(path, TOP)
        if kind == Component.ACTION_ROW:
            inner = component.get("components") or []
            check_length(f"{path}.components", inner, 1, 1)
            check_length(f"{path}.components.0.label", inner[0].get("label"), 1, 45)
            _check_input(inner[0], f"{path}.components.0", {4}, seen)
        elif kind == Component.TEXT_DISPLAY:
            seen.text_display(component, path)
        else:
            check_length(f"{path}.label", component.get("label"), 1, 45)
            check_length(f"{path}.description", component.get("description"), 0, 100)
            _check_input(component.get("component") or {}, f"{path}.component", LABELLED, seen)


def _check_input(component: Json, path: str, allowed: set[int], seen: ComponentCheck) -> None:
    kind = component.get("type")
    if kind not in allowed:
        raise bad_type(path, allowed)
    check_length(f"{path}.custom_id", component.get("custom_id"), 1, 100)
    if component["custom_id"] in seen.custom_ids:
        text = "Component custom id cannot be duplicated"
        raise form_error(f"{path}.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED", text)
    if component.get("disabled"):
        text = "Components in modals cannot be disabled"
        raise form_error(f"{path}.disabled", "MODAL_COMPONENT_DISABLED", text)
    if kind in SELECTS:
        seen.select(component, path)
    elif kind == Component.TEXT_INPUT:
        _check_text_input(component, path)
    elif kind in GROUP_SIZES:
        check_length(f"{path}.options", component.get("options"), *GROUP_SIZES[kind])
        check_options(component["options"], path)
    seen.custom_ids.add(component["custom_id"])


def _check_text_input(component: Json, path: str) -> None:
    check_range(f"{path}.style", component.get("style"), 1, 2)
    check_length(f"{path}.placeholder", component.get("placeholder"), 0, 100)
    least, most = component.get("min_length") or 0, component.get("max_length") or 4000
    check_range(f"{path}.min_length", least, 0, 4000)
    check_range(f"{path}.max_length", most, 1, 4000)
    if component.get("value"):
        check_length(f"{path}.value", component["value"], least, most)
