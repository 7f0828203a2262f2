import { describe, expect, it } from 'vitest'
import { canonicalEmail, emailKey } from './email.ts'
import { spellReference } from './reference.ts'
import { codeIn, fits, freeLine, oneLine, severalLines } from './typed-text.ts'

describe('canonicalEmail', () => {
  it.each([
    [' Me@FIRM.Test ', 'Me@firm.test'],
    ["o'hara+tag@sub.firm.test", "o'hara+tag@sub.firm.test"],
    ['me@例子.测试', 'me@xn--fsqu00a.xn--0zwm56d'],
    ['me@xn--fsqu00a.test', 'me@xn--fsqu00a.test'],
    ['name＠company.com', 'name@company.com'],
    ['ｍｅ@firm.test', 'me@firm.test'],
    ['me@firm.test\u200b', 'me@firm.test'],
    ['\u202dme@firm.test\u202c', 'me@firm.test'],
    ['张三 <me@firm.test>', 'me@firm.test'],
    ['"Zhang, San" <me@firm.test>;', 'me@firm.test'],
    ['MAILTO: me@firm.test', 'me@firm.test'],
    ['me@firm.test；', 'me@firm.test'],
    ['me@firm.test.', 'me@firm.test'],
  ])('%s is %s', (typed, expected) => {
    expect(canonicalEmail(typed)).toBe(expected)
  })

  it('is compared without case', () => {
    expect(emailKey('Case.Test@example.com')).toBe(emailKey('case.test@example.com'))
  })

  it.each([
    '',
    '@',
    'me@',
    '@firm.test',
    'me@firm',
    'a@b@firm.test',
    'me me@firm.test',
    'me..me@firm.test',
    '.me@firm.test',
    'me.@firm.test',
    'me@127.0.0.1',
    'me@firm..test',
    'me@firm.test, you@firm.test',
    '"me"@firm.test',
    'me@[127.0.0.1]',
    'm\u202ee@firm.test',
    '我@firm.test',
  ])('%s is none', (typed) => {
    expect(canonicalEmail(typed)).toBeUndefined()
  })
})

describe('typed text', () => {
  it.each([
    [' a\r\nb\u2028c\0d\u00a0e ', 'a b c d e'],
    ['e\u0301\ud800', 'é'],
    ['张\u200b三\u2060', '张三'],
    ['\u202d张三\u202c', '张三'],
    ['\u202a张三\u202c \u200d', '张三'],
    ['张\u202e三', '张\u202e三'],
    ['👩‍👩‍👧‍👦 \u2764\ufe0f', '👩‍👩‍👧‍👦 \u2764\ufe0f'],
    ['\u2060', ''],
    ['\u3164 \u200d\ufe0f', ''],
    ['\u2800\ud800', ''],
  ])('%j is the line %j', (typed, line) => {
    expect(oneLine(typed)).toBe(line)
  })

  it('has no override where nobody needs one', () => {
    expect(freeLine('a\u202eb')).toBe('ab')
  })

  it.each([
    ['123456', '123456'],
    [' 123 456 ', '123456'],
    ['１２３４５６', '123456'],
    ['验证码：123456', '123456'],
    ['123456。', '123456'],
    ['Code: 123-456.', '123456'],
    ['12\u200b3456', '123456'],
    ['验证码123456，10分钟内有效', '123456'],
    ['1234567', '1234567'],
    ['123456 654321', '123456654321'],
    ['12\u202e3456', '12\u202e3456'],
    ['\u2060', ''],
  ])('the code in %j is %j', (typed, code) => {
    expect(codeIn(typed)).toBe(code)
  })

  it('is a reference as it was given, however it was read out and typed', () => {
    for (const typed of ['T-4G7K-0M21', 't4g7kom2l', 'Ｔ－４ｇ７ｋ－０ｍ２ｉ', ' 4G7K 0M21 '])
      expect(spellReference(typed)).toBe('T-4G7K-0M21')
  })

  it('may have several lines, cut', () => {
    expect(severalLines('a\r\nb\u001b[31mc\u202e', 100)).toBe('a\nb [31mc')
    expect(severalLines('😀😀', 3)).toBe('😀')
  })

  it('has as many characters as a person counts', () => {
    expect([fits('🇨🇳'.repeat(15), 15), fits('🇨🇳'.repeat(16), 15)]).toEqual([true, false])
  })
})
