import { describe, expect, it } from 'vitest'
import { referenceOf } from '#contract/reference.ts'
import { readTelephone } from '#contract/telephone.ts'
import { networkOf } from '../http/caller.ts'
import { type ApplicationBody, checkApplication } from './application.ts'

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
    [{ name: '\u2060\u3164' }, ['nameRequired']],
    [{ name: '\u202d张三\u202c' }, []],
    [{ name: '张\u202e三' }, ['nameFormat']],
    [{ address: '杭州\u202e云桌路' }, []],
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
    [{ code: '验证码：123456' }, []],
    [{ email: '\u2060' }, ['emailRequired']],
    [{ telephone: '\u3164' }, ['telephoneRequired']],
    [{ code: '٣٤٥٦٧٨' }, ['codeFormat']],
    [{ consent: undefined }, ['consentRequired']],
    [{ readiness: 'x'.repeat(5000), source: 'y'.repeat(5000) }, []],
  ])('%o has the faults %o', (changes, expected) => {
    expect(faults(changes)).toEqual(expected)
  })
})

describe('readTelephone', () => {
  it.each([
    ['138 0013 8000', '+8613800138000', ''],
    ['１３８－００１３－８０００', '+8613800138000', ''],
    ['+86 138-0013-8000', '+8613800138000', ''],
    ['86-13800138000', '+8613800138000', ''],
    ['tel:+8613800138000', '+8613800138000', ''],
    ['\u202d13800138000\u202c', '+8613800138000', ''],
    ['138\u200b0013\u20608000', '+8613800138000', ''],
    ['0571-88888888', '+8657188888888', ''],
    ['（0571）８８８８－８８８８', '+8657188888888', ''],
    ['+86 (0)571 8888 8888', '+8657188888888', ''],
    ['+86 571 8888 8888 转 123', '+8657188888888', '123'],
    ['0571-88888888 分机号 123', '+8657188888888', '123'],
    ['0571-88888888（转12）', '+8657188888888', '12'],
    ['0571-88888888-123', '+8657188888888', '123'],
    ['+86-571-88888888;ext=123', '+8657188888888', '123'],
    ['01088888888#7', '+861088888888', '7'],
    ['0571-8888-8888', '+8657188888888', ''],
    ['400-800-1234', '', ''],
    ['400-800-1234转8', '', '8'],
    ['800 810 8888', '', ''],
    ['00852 2345 6789', '+85223456789', ''],
    ['+1 415 555 0132 x12', '+14155550132', '12'],
    ['+44 (0)20 7946 0018', '+442079460018', ''],
    ['+49 30-1234-5678', '+493012345678', ''],
  ])('%s is %s with the extension %j', (typed, e164, extension) => {
    expect(readTelephone(typed)).toMatchObject({ e164, extension })
  })

  it.each([
    '',
    '123',
    '12800138000',
    '1380013800',
    '138001380000',
    '+861380013800',
    '88888888',
    '+1234',
    '+1234567890123456',
    '400-000-000',
    '13800138000 or so',
    '13800138000/13900139000',
    '0571-88888888-1234567',
    '+86\u202e13800138000',
    'x'.repeat(1000),
    `${'0571-'.repeat(11)}1`,
  ])('%s is none', (typed) => {
    expect(readTelephone(typed)).toBeUndefined()
  })

  it('keeps what was typed, and knows one number in every spelling', () => {
    const [one, other] = [readTelephone(' 0571-8888 8888 转 1'), readTelephone('+86 57188888888 ext. 1')]
    expect([one?.typed, one?.key]).toEqual(['0571-8888 8888 转 1', other?.key])
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
