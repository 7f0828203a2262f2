"""Makes src/ui/font/deskcloud-sans.woff2 small enough for the first ten packets of a connection.

    python3 tools/font/slim-font.py     needs fonttools with brotli (Debian: python3-fonttools python3-brotli)
    python3 tools/font/slim-font.py FOLDER     letters with accents instead, in files of their own, from the folder of
                                               the unpacked package @fontsource-variable/mona-sans, version 5.3.0

Writes src/cards/product-names.json as well: the names of contract/products.ts as outlines, 100 to the em, for share images.

Takes tools/font/deskcloud-sans-full.woff2, leaves out the forms of digits for fractions, and writes kerning anew: one
value for all weights (that of the middle), in steps of 5/1000 em, none below 8/1000 (0.12 px of body text) and none with
characters that hardly stand in words. Kerning was 12 of the file's 24 kB. The zero of tabular figures loses its slash. Nothing is moved closer to the marks of
addresses, file names and numbers: at 13 px the dot of `firm.test` was part of the t.
"""

import json
import re
import sys
from collections import defaultdict
from pathlib import Path

from fontTools import subset
from fontTools.otlLib import builder
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib import instancer

here = Path(__file__).resolve().parent
source = here / "deskcloud-sans-full.woff2"
target = here.parent.parent / "src/ui/font/deskcloud-sans.woff2"
products = here.parent.parent / "contract/products.ts"
outlines = here.parent.parent / "src/cards/product-names.json"

middle = {"wght": 550}
step = 5
least = 8
without_kerning = set("^~`{}\\@#$%&*_+=<>|©×[]")
never_closer = set(".,:;…-–—/")
features = ["kern", "tnum"]


def main():
    kerning = read_kerning(instancer.instantiateVariableFont(subset_of(source), middle))
    font = subset_of(source)
    write_kerning(font, kerning)
    take_slash_off(font)
    font.flavor = "woff2"
    font.save(target)
    print(f"{target.name}: {target.stat().st_size:,} bytes, {len(kerning):,} pairs")
    write_names(instancer.instantiateVariableFont(TTFont(target), {"wght": 700}), kerning)


# U+B7 and U+D7 stay with the Chinese face
accents = {
    "latin-1": ("latin", {0xB0, *range(0xC0, 0x100)} - {0xD7, 0xF7}),
    "latin-ext": ("latin-ext", {*range(0x100, 0x180)}),
}


def write_accents(package):
    for name, (original, unicodes) in accents.items():
        font = TTFont(Path(package) / f"files/mona-sans-{original}-wght-normal.woff2")
        subsetter = subset.Subsetter(subset.Options(layout_features=[], notdef_outline=True))
        subsetter.populate(unicodes=unicodes & font.getBestCmap().keys())
        subsetter.subset(font)
        font = instancer.instantiateVariableFont(font, {"wght": (400, 700)})
        # the licence reserves the first name
        for record in font["name"].names:
            if record.nameID in (1, 3, 4, 6):
                record.string = "DeskCloud Sans" if record.nameID in (1, 4) else "DeskCloudSans"
        font.flavor = "woff2"
        file = target.with_stem(f"deskcloud-sans-{name}")
        font.save(file)
        print(f"{file.name}: {file.stat().st_size:,} bytes, {len(font.getBestCmap())} letters")


def write_names(font, kerning):
    names = dict(re.findall(r"^  (\w+): \{ name: '([^']+)'", products.read_text(), re.M))
    outlines.write_text(json.dumps({key: outline(font, kerning, name) for key, name in names.items()}, indent=2) + "\n")


def outline(font, kerning, name):
    glyphs = [font.getBestCmap()[ord(character)] for character in name]
    scale, x = 100 / font["head"].unitsPerEm, 0
    pen = SVGPathPen(font.getGlyphSet(), ntos=lambda number: f"{number:.1f}".removesuffix(".0"))
    for glyph, after in zip(glyphs, [*glyphs[1:], None]):
        font.getGlyphSet()[glyph].draw(TransformPen(pen, (scale, 0, 0, -scale, x * scale, 0)))
        x += font["hmtx"][glyph][0] + kerning.get((glyph, after), 0)
    return pen.getCommands()


def subset_of(file):
    font = TTFont(file)
    options = subset.Options(flavor="woff2", layout_features=features, notdef_outline=True, hinting=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=font.getBestCmap())
    subsetter.subset(font)
    return font


def read_kerning(font):
    """What each pair of glyphs is moved by, from the first subtable of the lookup for Latin that knows the pair."""
    lookups = font["GPOS"].table.LookupList.Lookup
    pairs = {}
    for lookup in latin_lookups(font):
        known = {}
        for subtable in lookups[lookup].SubTable:
            for pair, value in pairs_of(subtable, font.getGlyphOrder()):
                known.setdefault(pair, value)
        for pair, value in known.items():
            pairs[pair] = pairs.get(pair, 0) + value
    odd, marks = (
        {name for code, name in font.getBestCmap().items() if chr(code) in characters}
        for characters in (without_kerning, never_closer)
    )
    named = set(font.getBestCmap().values())
    rounded = {
        (left, right): round(value / step) * step
        for (left, right), value in pairs.items()
        if {left, right} <= named - odd
    }
    return {
        pair: value
        for pair, value in rounded.items()
        if abs(value) >= least and (value > 0 or marks.isdisjoint(pair))
    }


def latin_lookups(font):
    table = font["GPOS"].table
    script = next(each.Script for each in table.ScriptList.ScriptRecord if each.ScriptTag == "latn")
    records = [table.FeatureList.FeatureRecord[at] for at in script.DefaultLangSys.FeatureIndex]
    return sorted({lookup for record in records for lookup in record.Feature.LookupListIndex})


def pairs_of(subtable, glyphs):
    if subtable.LookupType == 9:
        subtable = subtable.ExtSubTable
    if subtable.Format == 1:
        for left, pair_set in zip(subtable.Coverage.glyphs, subtable.PairSet):
            for record in pair_set.PairValueRecord:
                yield (left, record.SecondGlyph), advance(record.Value1)
        return
    first, second = subtable.ClassDef1.classDefs, subtable.ClassDef2.classDefs
    for left in subtable.Coverage.glyphs:
        row = subtable.Class1Record[first.get(left, 0)].Class2Record
        for right in glyphs:
            yield (left, right), advance(row[second.get(right, 0)].Value1)


def advance(value):
    return getattr(value, "XAdvance", 0) or 0


def write_kerning(font, kerning):
    """As one subtable: glyphs that are moved alike are a class."""
    lefts, rights = classes(kerning, 0), classes(kerning, 1)
    pairs = {
        (left, right): (builder.buildValue({"XAdvance": kerning[left[0], right[0]]}), None)
        for left in lefts
        for right in rights
        if (left[0], right[0]) in kerning
    }
    table = font["GPOS"].table
    table.LookupList.Lookup = [
        builder.buildLookup([builder.buildPairPosClassesSubtable(pairs, font.getReverseGlyphMap())])
    ]
    table.LookupList.LookupCount = 1
    record = table.FeatureList.FeatureRecord[0]
    record.Feature.LookupListIndex, record.Feature.LookupCount = [0], 1
    table.FeatureList.FeatureRecord, table.FeatureList.FeatureCount = [record], 1
    for each in table.ScriptList.ScriptRecord:
        each.Script.LangSysRecord, each.Script.LangSysCount = [], 0
        each.Script.DefaultLangSys.FeatureIndex, each.Script.DefaultLangSys.FeatureCount = [0], 1


def take_slash_off(font):
    """Of the zero of tabular figures, whose last contour it is: others beside it have none."""
    [lookup] = font["GSUB"].table.LookupList.Lookup
    zero = next(table.mapping["zero"] for table in lookup.SubTable)
    glyph = font["glyf"][zero]
    *rest, last = glyph.endPtsOfContours
    if len(rest) != 2:
        return
    kept, ends = rest[-1] + 1, last + 1
    glyph.coordinates, glyph.flags = GlyphCoordinates(glyph.coordinates[:kept]), glyph.flags[:kept]
    glyph.endPtsOfContours, glyph.numberOfContours = rest, len(rest)
    glyph.program.fromBytecode(b"")
    for variation in font["gvar"].variations[zero]:
        del variation.coordinates[kept:ends]


def classes(kerning, side):
    moves = defaultdict(list)
    for pair, value in sorted(kerning.items()):
        moves[pair[side]].append((pair[1 - side], value))
    alike = defaultdict(list)
    for glyph, others in moves.items():
        alike[tuple(others)].append(glyph)
    return [tuple(each) for each in alike.values()]


write_accents(sys.argv[1]) if len(sys.argv) > 1 else main()
