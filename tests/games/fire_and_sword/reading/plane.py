"""Plane geometry by plain trigonometry, without any library: convex polygons, clockwise."""

from __future__ import annotations

from math import cos, hypot, inf, radians, sin


def ahead(heading):
    return sin(radians(heading)), cos(radians(heading))


def right(heading):
    return cos(radians(heading)), -sin(radians(heading))


def go(point, direction, far):
    return point[0] + direction[0] * far, point[1] + direction[1] * far


def dot(one, other):
    return one[0] * other[0] + one[1] * other[1]


def less(one, other):
    return one[0] - other[0], one[1] - other[1]


def box(centre, heading, width, depth):
    """The corners of a tray: FL, FR, RR, RL."""
    f, r = ahead(heading), right(heading)
    return [
        go(go(centre, f, along * depth / 2), r, across * width / 2)
        for along, across in ((1, -1), (1, 1), (-1, 1), (-1, -1))
    ]


def oval(centre, heading, width, depth):
    """The 72 corners of a round or oval base, clockwise, its width along the right."""
    f, r = ahead(heading), right(heading)
    turns = (ahead(5 * step) for step in range(72))
    return [go(go(centre, r, x * width / 2), f, y * depth / 2) for x, y in turns]


def lane(start, heading, back, front, left, to_right):
    """The rectangle along a heading."""
    f, r = ahead(heading), right(heading)
    return [
        go(go(start, f, along), r, across)
        for along, across in ((front, -left), (front, to_right), (back, to_right), (back, -left))
    ]


def sides(shape):
    return list(zip(shape, shape[1:] + shape[:1], strict=True))


def depth_in(point, side):
    """How far a point is to the right of a directed side: inside a clockwise polygon."""
    (ax, ay), (bx, by) = side
    length = hypot(bx - ax, by - ay)
    return ((by - ay) * (point[0] - ax) - (bx - ax) * (point[1] - ay)) / length


def clip(shape, by):
    """The part of any polygon inside a convex one (Sutherland and Hodgman)."""
    for side in sides(by):
        kept = []
        for one, two in sides(shape):
            first, second = depth_in(one, side), depth_in(two, side)
            if first >= 0:
                kept.append(one)
            if (first >= 0) != (second >= 0):
                share = first / (first - second)
                kept.append(go(one, less(two, one), share))
        shape = kept
        if not shape:
            return []
    return shape


def area(shape):
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in sides(shape))) / 2 if shape else 0.0


def gap(one, other):
    """The distance of the boxes around two polygons: the polygons are no nearer."""
    if not one or not other:
        return inf
    between = [
        max(min(a) - max(b), min(b) - max(a), 0.0)
        for a, b in zip(zip(*one, strict=True), zip(*other, strict=True), strict=True)
    ]
    return hypot(*between)


def shared(one, other):
    return 0.0 if gap(one, other) else area(clip(one, other))


def to_segment(point, side):
    a, b = side
    along = less(b, a)
    share = max(0.0, min(1.0, dot(less(point, a), along) / max(dot(along, along), 1e-18)))
    return hypot(*less(point, go(a, along, share)))


def apart(one, other):
    """The distance of two convex polygons; of those far apart no more than it is."""
    far = gap(one, other)
    if far > 2:
        return far
    if clip(one, other):
        return 0.0
    return min(
        min(to_segment(point, side) for point in first for side in sides(second))
        for first, second in ((one, other), (other, one))
    )


def within(a, b, shape, inset=0.0):
    """How long a segment runs inside a convex polygon, drawn in a little (Cyrus and Beck)."""
    low, high = 0.0, 1.0
    for side in sides(shape):
        first, second = depth_in(a, side) - inset, depth_in(b, side) - inset
        if first <= 0 and second <= 0:
            return 0.0
        if first < 0:
            low = max(low, first / (first - second))
        elif second < 0:
            high = min(high, first / (first - second))
    return max(0.0, high - low) * hypot(*less(b, a))


def hull(points):
    """The convex hull, clockwise (monotone chain)."""
    points = sorted(set(points))

    def chain(some):
        found = []
        for point in some:
            while len(found) > 1 and _turn(found[-2], found[-1], point) >= 0:
                found.pop()
            found.append(point)
        return found[:-1]

    return chain(points) + chain(points[::-1])


def _turn(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
