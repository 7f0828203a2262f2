import { describe, expect, it } from 'vitest'
import { canonicalEmail } from '../email.ts'
import { checkApplication } from './check-application.ts'
import { networkOf } from './client-address.ts'
import { fits, oneLine, severalLines } from './plain-text.ts'
import { referenceOf } from './reference.ts'
import { canonicalTelephone } from './telephone.ts'
import type { ApplicationBody } from './trial-schema.ts'

const good: ApplicationBody = {
  name: '张三',
  telephone: '13800138000',
  email: 'zhang@firm.test',
  code: '123456',
  product: 8,
  lang: 'cn',
  consent: { version: '1' },
  marketing: false,
}

function faults(changes: Partial<Record<keyof ApplicationBody, unknown>>): string[] {
  const checked = checkApplication({ ...good, ...changes } as ApplicationBody)
  return Array.isArray(checked) ? checked.map(({ code }) => code) : []
}

describe('checkApplication', () => {
  it.each([
    [{}, []],
    [{ name: '\u200f\t\n' }, ['nameRequired']],
    [{ name: '一二三四五六七八九十一二三四五' }, []],
    [{ name: '一二三四五六七八九十一二三四五六' }, ['nameMax']],
    [{ name: '👩‍👩‍👧‍👦'.repeat(16) }, ['nameMax']],
    [{ name: '👩‍👩‍👧‍👦'.repeat(15) }, []],
    [{ name: 'é'.repeat(15) }, []],
    [{ name: `a${'\u0301'.repeat(400)}` }, ['nameMax']],
    [{ address: '址'.repeat(200) }, []],
    [{ address: '址'.repeat(201) }, ['addressMax']],
    [{ product: 3 }, ['productRequired']],
    [{ product: 8.5 }, ['productRequired']],
    [{ product: Number.NaN }, ['productRequired']],
    [{ code: '12345' }, ['codeFormat']],
    [{ code: '1234567' }, ['codeFormat']],
    [{ code: '１２３ ４５６' }, []],
    [{ code: '123-456' }, []],
    [{ code: '٣٤٥٦٧٨' }, ['codeFormat']],
    [{ consent: undefined }, ['consentRequired']],
    [{ readiness: 'x'.repeat(5000), source: 'y'.repeat(5000) }, []],
  ])('%o has the faults %o', (changes, expected) => {
    expect(faults(changes)).toEqual(expected)
  })
})

describe('canonicalTelephone', () => {
  it.each([
    ['138 0013 8000', '13800138000'],
    ['１３８－００１３－８０００', '13800138000'],
    ['+86 138-0013-8000', '+8613800138000'],
    ['＋8613800138000', '+8613800138000'],
    ['0571-88888888', '057188888888'],
    ['(010) 8888 8888', '01088888888'],
    ['（０２１）6888－8888', '02168888888'],
    ['0571-88888888-123', '057188888888-123'],
    ['0571 8888 8888 转 12', '057188888888-12'],
    ['0571-88888888转123456', '057188888888-123456'],
    ['010-88888888 ext. 7', '01088888888-7'],
    ['01088888888#7', '01088888888-7'],
    ['0571-8888-8888', '057188888888'],
    ['400-000-0000', '4000000000'],
    ['800 810 8888', '8008108888'],
    ['+44 20 7946 0958', '+442079460958'],
    ['+1 (212) 555.0100', '+12125550100'],
  ])('%s is %s', (typed, expected) => {
    expect(canonicalTelephone(typed)).toBe(expected)
  })

  it.each([
    '',
    '123',
    '12800138000',
    '1380013800',
    '138001380000',
    '88888888',
    '+1234',
    '+1234567890123456',
    '400-000-000',
    '13800138000 or so',
    '0571-88888888-1234567',
    '+86\u202e13800138000',
    'x'.repeat(1000),
    `${'0571-'.repeat(11)}1`,
  ])('%s is none', (typed) => {
    expect(canonicalTelephone(typed)).toBeUndefined()
  })
})

describe('canonicalEmail', () => {
  it.each([
    [' Me@FIRM.Test ', 'Me@firm.test'],
    ["o'hara+tag@sub.firm.test", "o'hara+tag@sub.firm.test"],
    ['me@例子.测试', 'me@xn--fsqu00a.xn--0zwm56d'],
    ['me@xn--fsqu00a.test', 'me@xn--fsqu00a.test'],
  ])('%s is %s', (typed, expected) => {
    expect(canonicalEmail(typed)).toBe(expected)
  })

  it.each([
    '',
    '@',
    'me@',
    '@firm.test',
    'me@firm',
    'a@b@firm.test',
    'me me@firm.test',
    '"me"@firm.test',
    'me@[127.0.0.1]',
    'me@firm.test.',
    'ｍｅ@firm.test',
    '我@firm.test',
  ])('%s is none', (typed) => {
    expect(canonicalEmail(typed)).toBeUndefined()
  })
})

describe('plain text', () => {
  it('is one line without anything invisible in it', () => {
    expect(oneLine(' a\r\nb\u2028c\u202ed\0e\u00a0f ')).toBe('a b c d e f')
    expect(oneLine('e\u0301\ud800')).toBe('é\ufffd')
  })

  it('or several, cut', () => {
    expect(severalLines('a\r\nb\u001b[31mc', 100)).toBe('a\nb [31mc')
    expect(severalLines('😀😀', 3)).toBe('😀\ufffd')
  })

  it('counts what a person counts', () => {
    expect([fits('🇨🇳'.repeat(15), 15), fits('🇨🇳'.repeat(16), 15)]).toEqual([true, false])
  })
})

describe('networkOf', () => {
  it.each([
    ['203.0.113.77', '203.0.113.0/24', '203.0.113.77'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48', '2001:db8:1:2::/64'],
    ['2001:DB8::1', '2001:db8:0::/48', '2001:db8:0:0::/64'],
    ['::1', '0:0:0::/48', '0:0:0:0::/64'],
    ['64:ff9b::192.0.2.1', '64:ff9b:0::/48', '64:ff9b:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0::/48', 'fe80:0:0:0::/64'],
    ['nonsense', 'unknown', 'unknown'],
  ])('%s is in %s and counts as %s', (address, stored, counted) => {
    expect([networkOf(address, 24, 48), networkOf(address, 32, 64)]).toEqual([stored, counted])
  })
})

describe('referenceOf', () => {
  it('is the same for the same key, on the site too', () => {
    expect(referenceOf('AAAAAAAAAAAAAAAAAAAAAA')).toBe('T-A2CG-Q9F8')
  })
})
