import { describe, expect, it } from 'vitest'
import { csvHead, plainCell } from './table-text.ts'

describe('a table as CSV', () => {
  it.each(['=a', '+a', '-a', '@a', '\t=a', '\ra', ' =a', '＝a', '＋a', '－a', '＠a', '\0=a', '|a', '%a'])(
    'disarms %j',
    (text) => {
      expect(plainCell(text)).toMatch(/^"'/)
    },
  )

  it('leaves text as it is, also a number in international notation', () => {
    expect(csvHead(['x', '"张"=三', '+86 138 0013 8000'])).toBe(
      '\uFEFF"x","""张""=三","+86 138 0013 8000"\r\n',
    )
    for (const text of ['+1-555-123', '+86 1+cmd', '+86 138 0013 8000=a'])
      expect(plainCell(text)).toMatch(/^"'/)
  })
})
