#!/usr/bin/env python3
"""Builds the web fonts of src/ui/theme/fonts from the published sources.

Needed only to change the character set or to follow a new release:

    npm pack @fontsource-variable/grenze-gotisch @fontsource/alegreya-sans
    # unpack both archives into one folder, then (fonttools and brotli installed):
    python3 tools/fonts.py <that folder>

The published Latin files lack a few signs that French and the rules need (the narrow no-break
space, Ÿ, arrows, ≤ ≥, a check mark), so these are drawn here in the weight of each font's minus
sign. Both licences (OFL 1.1, no reserved font name) allow that; they lie beside the fonts.
"""

import sys
from io import BytesIO
from pathlib import Path

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

TARGET = Path(__file__).resolve().parent.parent / "src/ui/theme/fonts"

CHARACTERS = (
    [*range(0x20, 0x7F), *range(0xA0, 0x100)]
    + [ord(c) for c in "ŒœŸ‘’“”‚„«»‹›…–—−×≤≥→←•·½¼¾✓€′″"]
    + [0x2009, 0x202F]
)
FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "lnum", "onum", "pnum", "tnum"]


def main(source: Path) -> None:
    TARGET.mkdir(parents=True, exist_ok=True)
    for weight in (400, 500, 700):
        font = TTFont(find(source, f"alegreya-sans-latin-{weight}-normal.woff2"), recalcTimestamp=False)
        extended = TTFont(find(source, f"alegreya-sans-latin-ext-{weight}-normal.woff2"))
        add_y_dieresis(font, extended)
        add_drawn_signs(font)
        add_thin_spaces(font)
        save(font, f"alegreya-sans-{weight}.woff2")
    heading = TTFont(find(source, "grenze-gotisch-latin-wght-normal.woff2"), recalcTimestamp=False)
    heading = instantiateVariableFont(heading, {"wght": (500, 600)})
    del heading["HVAR"]  # optional table; advances follow from gvar, and a new glyph fits in
    add_thin_spaces(heading)
    save(heading, "grenze-gotisch-500-600.woff2")


def find(folder: Path, name: str) -> Path:
    return next(folder.rglob(name))


def add_thin_spaces(font: TTFont) -> None:
    """U+2009 and U+202F: an eighth of an em, as French typesetting wants before ; ! ?"""
    for code in (0x2009, 0x202F):
        put(font, code, TTGlyphPen(None).glyph(), width=125)


def add_y_dieresis(font: TTFont, extended: TTFont) -> None:
    name = extended.getBestCmap()[0x178]
    recording = DecomposingRecordingPen(extended.getGlyphSet())
    extended.getGlyphSet()[name].draw(recording)
    pen = TTGlyphPen(None)
    recording.replay(pen)
    put(font, 0x178, pen.glyph(), extended["hmtx"][name][0])


def add_drawn_signs(font: TTFont) -> None:
    bottom, top = bounds(font, "−")[1::2]
    stroke, middle = top - bottom, (top + bottom) / 2
    put(font, 0x2192, arrow(stroke, middle, 1), width=700)
    put(font, 0x2190, arrow(stroke, middle, -1), width=700)
    put(font, 0x2264, with_bar(font, "<", stroke), width=480)
    put(font, 0x2265, with_bar(font, ">", stroke), width=480)
    put(font, 0x2713, check_mark(stroke), width=560)


def arrow(stroke: float, middle: float, direction: int):
    """A shaft with an open head, pointing right (1) or left (-1)."""
    half, reach, barb = stroke / 2, 160, stroke * 1.3
    tip, tail = (650, 50) if direction == 1 else (50, 650)
    inner = tip - direction * barb
    back = tip - direction * reach
    outline = [
        (tail, middle + half), (inner - direction * half, middle + half),
        (back - direction * barb * 0.35, middle + reach), (back + direction * barb * 0.5, middle + reach),
        (tip, middle),
        (back + direction * barb * 0.5, middle - reach), (back - direction * barb * 0.35, middle - reach),
        (inner - direction * half, middle - half), (tail, middle - half),
    ]
    return polygon(outline if direction == 1 else outline[::-1])


def with_bar(font: TTFont, sign: str, stroke: float):
    """The sign moved up, with a bar of the same stroke under it."""
    left, low, right, _ = bounds(font, sign)
    recording = DecomposingRecordingPen(font.getGlyphSet())
    font.getGlyphSet()[font.getBestCmap()[ord(sign)]].draw(recording)
    lift = stroke + 70 - min(low, 60)
    pen = TTGlyphPen(None)
    for operator, points in recording.value:
        getattr(pen, operator)(*[(x, y + lift) for x, y in points])
    draw(pen, [(left, 0), (left, stroke), (right, stroke), (right, 0)])
    return pen.glyph()


def check_mark(stroke: float):
    """A tick on the baseline, its long arm rising to the height of a capital."""
    w = stroke * 1.25
    return polygon(
        [(40, 250), (40 + w, 250 + w * 0.55), (185, 150), (470, 600), (470 + w * 1.1, 600 - w * 0.2),
         (205, 0), (165, 0)]
    )


def polygon(points):
    pen = TTGlyphPen(None)
    draw(pen, points)
    return pen.glyph()


def draw(pen, points) -> None:
    rounded = [(round(x), round(y)) for x, y in points]
    pen.moveTo(rounded[0])
    for point in rounded[1:]:
        pen.lineTo(point)
    pen.closePath()


def bounds(font: TTFont, sign: str):
    pen = BoundsPen(font.getGlyphSet())
    font.getGlyphSet()[font.getBestCmap()[ord(sign)]].draw(pen)
    return pen.bounds


def put(font: TTFont, code: int, glyph, width: int) -> None:
    name = font.getBestCmap().get(code, f"uni{code:04X}")
    known = name in font.getGlyphOrder()
    font["glyf"][name] = glyph
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (width, getattr(glyph, "xMin", 0))
    if not known:
        font.setGlyphOrder(font["glyf"].glyphOrder)
        if "gvar" in font:
            font["gvar"].variations[name] = []
        for table in font["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = name


def save(font: TTFont, name: str) -> None:
    # A round trip rebuilds every table that counts glyphs before the subsetter reads them.
    buffer = BytesIO()
    font.flavor = None
    font.save(buffer)
    buffer.seek(0)
    font = TTFont(buffer, recalcTimestamp=False)
    options = Options()
    options.layout_features = FEATURES
    options.hinting = False
    options.name_IDs = [0, 1, 2, 13, 14]
    options.notdef_outline = True
    options.flavor = "woff2"
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=CHARACTERS)
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(TARGET / name)
    print(f"{name}: {(TARGET / name).stat().st_size} bytes, {len(font.getBestCmap())} characters")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
