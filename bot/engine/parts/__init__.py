"""What a game may offer besides its rules, one class a subject; each works as it is.

A game that lacks a part has the plain class of it: it lists nothing, tells nothing and never fails.
``bot/decisions/012-rules-and-parts.md`` says why they are split as they are. All see views, never
states, so that menus, errors and computer players cannot know more than their seat.
"""
