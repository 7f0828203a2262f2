import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The colour tokens as they are first written, `[light, dark]`; the contrast preference only strengthens them. */
const tokens = new Map(
  [...readFileSync('src/ui/tokens.css', 'utf8').matchAll(/--([\w-]+): light-dark\((#\w+), (#\w+)\)/g)]
    .reverse()
    .map(([, name, light, dark]) => [name ?? '', [light ?? '', dark ?? ''] as const]),
)

const texts = ['text', 'text-2', 'text-3', 'link', 'error', 'ok']
const grounds = ['bg', 'surface', 'zone']

test.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
  'text in %s on %s has a contrast of 7:1 (WCAG 2.2, 1.4.6) in both schemes',
  (text, ground) => {
    for (const scheme of [0, 1] as const) {
      expect(contrast(tokens.get(text)?.[scheme], tokens.get(ground)?.[scheme])).toBeGreaterThanOrEqual(7)
    }
  },
)

/** WCAG 2.2, contrast ratio. */
function contrast(a = '', b = ''): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

/** WCAG 2.2, relative luminance. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/\w/g, '$&$&') : colour
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
