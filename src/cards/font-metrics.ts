/** What a layout has to know about a font: which characters it has, and how wide they are in parts of the size. */
export type FontMetrics = { has(character: string): boolean; widthOf(text: string): number }

/**
 * Reads the tables of an OpenType font that say so: `cmap` (format 12), `hmtx`, `hhea`, `head`.
 * @throws when a table is missing
 */
export function readFontMetrics(font: Uint8Array): FontMetrics {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength)
  const unitsPerEm = view.getUint16(tableAt(view, 'head') + 18)
  const advances = view.getUint16(tableAt(view, 'hhea') + 34)
  const hmtx = tableAt(view, 'hmtx')
  const glyphs = glyphsOf(view, tableAt(view, 'cmap'))
  const widthOfOne = (character: string) => {
    const glyph = glyphs.get(character.codePointAt(0) ?? 0) ?? 0
    // glyphs behind the last advance all have the last one
    return view.getUint16(hmtx + 4 * Math.min(glyph, advances - 1)) / unitsPerEm
  }
  return {
    has: (character) => glyphs.has(character.codePointAt(0) ?? 0),
    widthOf: (text) => [...text].reduce((sum, character) => sum + widthOfOne(character), 0),
  }
}

function tableAt(view: DataView, wanted: string): number {
  for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16) {
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)))
    if (tag === wanted) return view.getUint32(at + 8)
  }
  throw new Error(`the font has no table ${wanted}`)
}

function glyphsOf(view: DataView, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>()
  const groups = cmap + format12At(view, cmap)
  for (let group = 0; group < view.getUint32(groups + 12); group += 1) {
    const at = groups + 16 + 12 * group
    const [first, last, glyph] = [view.getUint32(at), view.getUint32(at + 4), view.getUint32(at + 8)]
    for (let code = first; code <= last; code += 1) glyphs.set(code, glyph + code - first)
  }
  return glyphs
}

function format12At(view: DataView, cmap: number): number {
  for (let table = 0; table < view.getUint16(cmap + 2); table += 1) {
    const offset = view.getUint32(cmap + 4 + 8 * table + 4)
    if (view.getUint16(cmap + offset) === 12) return offset
  }
  throw new Error('the font has no character map of format 12')
}
