import { describe, expect, it } from 'vitest'
import { inGbk } from '../../tests/gbk.ts'
import { decodeText, NotText } from './decode-text.ts'

describe('decodeText', () => {
  const utf16 = (text: string, swap: boolean, mark: boolean) => {
    const bytes = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le')
    return new Uint8Array(swap ? bytes.swap16() : bytes)
  }
  it.each([
    ['UTF-8', Buffer.from('标题,1\n')],
    ['UTF-8 with mark', Buffer.from('\uFEFF标题,1\n')],
    ['UTF-16 little endian', utf16('标题,1\n', false, true)],
    ['UTF-16 big endian', utf16('标题,1\n', true, true)],
    ['UTF-16 without mark', utf16('标题,1\n', false, false)],
    ['UTF-16 big endian without mark', utf16('标题,1\n', true, false)],
    ['GBK', inGbk('标题,1\n')],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe('标题,1\n')
  })
  it('reads GB18030 beyond GBK', () => {
    // U+20000 and U+1F600 have four bytes
    expect(decodeText(Uint8Array.from([0x95, 0x32, 0x82, 0x36, 0xce, 0xc4]))).toBe('\u{20000}文')
  })
  it.each([
    ['a spreadsheet', Uint8Array.from([0x50, 0x4b, 3, 4]), 'binary', undefined],
    [
      'UTF-8 with a broken character',
      Buffer.concat([Buffer.from('第一行\n第二'), Buffer.from([0xe4, 0xb8])]),
      'encoding',
      2,
    ],
    ['a character lost before', Buffer.from('a\nb\n\uFFFDc'), 'damaged', 3],
    ['Latin-1', Uint8Array.from([0x63, 0x61, 0x66, 0xe9, 0x0a]), 'encoding', undefined],
    ['a program', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 0]), 'binary', 1],
  ])('refuses %s', (_, bytes, reason, line) => {
    const refuse = () => decodeText(bytes)
    expect(refuse).toThrow(NotText)
    expect(refuse).toThrow(expect.objectContaining({ reason, line }))
  })
})
