import { expect, it } from 'vitest'
import { authenticatorUri, base32, hotp, isTotp } from './totp.ts'

const KEY = Buffer.from('12345678901234567890')

it.each([
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
])('has the codes of RFC 6238, appendix B, at %i s', (seconds, code) => {
  expect(hotp(KEY, Math.floor(seconds / 30), 8)).toBe(code)
  expect(isTotp(KEY, code.slice(2), seconds * 1000)).toBe(true)
})

it('has the codes of RFC 4226, appendix D', () => {
  const codes = Array.from({ length: 10 }, (_, counter) => hotp(KEY, counter, 6))
  expect(codes.join(' ')).toBe('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489')
})

it('takes a code for its own half minute, the one before and the one after', () => {
  const moments = [59_999, 60_000, 90_000, 119_999, 149_999, 150_000]
  expect(moments.map((moment) => isTotp(KEY, '969429', moment))).toEqual([
    false,
    true,
    true,
    true,
    true,
    false,
  ])
})

it.each([['969429 '], ['96942'], [''], ['９６９４２９'], ['9694290']])(
  'takes nothing but six digits: %j',
  (code) => {
    expect(isTotp(KEY, code, 90_000)).toBe(false)
  },
)

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes base32 as RFC 4648, section 10, has it: %s', (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded)
})

it('names issuer and account in the address for an authenticator', () => {
  const uri = new URL(authenticatorUri(KEY, 'Desk Cloud', 'li.lei+a@firm.example'))
  expect(uri.href).toMatch(
    /^otpauth:\/\/totp\/Desk%20Cloud:li\.lei%2Ba%40firm\.example\?secret=[A-Z2-7]{32}&/,
  )
  expect(Object.fromEntries(uri.searchParams)).toMatchObject({
    issuer: 'Desk Cloud',
    digits: '6',
    period: '30',
  })
})
