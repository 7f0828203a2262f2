import { describe, expect, it } from 'vitest'
import { toCsv } from './table-text.ts'

describe('toCsv', () => {
  it.each(['=a', '+a', '-a', '@a', '\t=a', '\ra', ' =a', '＝a', '＋a', '－a', '＠a', '\0=a', '|a', '%a'])(
    'disarms %j',
    (text) => {
      expect(toCsv(['x'], [{ x: text }])).toContain(`"'`)
    },
  )

  it('leaves text as it is, also a number in international notation', () => {
    expect(toCsv(['x', 'y'], [{ x: '"张"=三', y: '+86 138 0013 8000' }])).toBe(
      '\uFEFF"x","y"\r\n"""张""=三","+86 138 0013 8000"\r\n',
    )
    for (const text of ['+1-555-123', '+86 1+cmd', '+86 138 0013 8000=a'])
      expect(toCsv(['x'], [{ x: text }])).toContain(`"'`)
  })
})
