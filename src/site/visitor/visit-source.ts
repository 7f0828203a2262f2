import { cut } from '#contract/typed-text.ts'
import { campaignMembers as campaign } from '#contract/visit-source.ts'

const longestValue = 120
const kinds = ['direct', 'search', 'social', 'other']

/** Validates a posted source: known fields, plain values of at most 120 characters. */
export function sourceIn(text: string): string {
  const said = new URLSearchParams(text)
  const read = new URLSearchParams()
  for (const name of ['page', 'referrer', ...campaign]) {
    const value = cut((said.get(name) ?? '').replace(/[\p{C}\p{Z}]+/gu, '_'), longestValue)
    const isKnown =
      name === 'page' ? /^\/[\w/.-]*$/.test(value) : name !== 'referrer' || kinds.includes(value)
    if (value && isKnown) read.set(name, value)
  }
  return read.toString()
}

/** Human-readable: `page=/cn referrer=search utm_source=baidu`. */
export function sourceText(source: string): string {
  return [...new URLSearchParams(source)].map((member) => member.join('=')).join(' ')
}
