/** The paragraphs of an article as plain text. What it returns is compared and shown as text, never as markup. */
export function textOfHtml(html: string): string[] {
  return html
    .replace(
      /<\/?(?:p|h[1-6]|li|ul|ol|blockquote|pre|table|tr|td|th|caption|div|figure|figcaption)\b[^>]*>|<br\s*\/?>/gi,
      '\n',
    )
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
      if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : ''
      return named[name] ?? whole
    })
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}
