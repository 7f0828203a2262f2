import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyInput, normalise } from '#src/trial/fields.ts'
import { referenceOf as siteReferenceOf } from '#src/trial/reference.server.ts'
import { serverErrorsOf } from '#src/trial/trial.server.ts'
import { checkApplication } from '../api/trial/application.ts'
import { referenceOf } from '../api/trial/reference.ts'

// The form and the upstream have the rules twice, because one may run without the other. They must mean the same.

const digits = '0123456789０１２３４５６７８９'
const separators = [
  ' ',
  '-',
  '–',
  '—',
  '.',
  '(',
  ')',
  '（',
  '）',
  '+',
  '＋',
  '转',
  '分机',
  'ext',
  'x',
  '#',
  '00',
  ';ext=',
  'tel:',
  '(0)',
  '\u200b',
  '\u202d',
  '\u202e',
  '\u2212',
]
const telephone = fc.oneof(
  piecesOf([...digits, ...separators], 24),
  fc
    .tuple(
      fc.constantFrom('010', '0571', '138', '+86', '86', '0086', '400', '+1', '+44'),
      fc.stringMatching(/^[-– ]?\d{7,9}([-转x#]\d{1,7})?$/),
    )
    .map(([area, rest]) => area + rest),
)
const email = fc.oneof(
  fc.emailAddress(),
  piecesOf(['a', 'B', '.', '-', '@', '＠', '例', '子', '。', '中', '_', ' ', 'é', '/', '\n'], 14),
  fc
    .tuple(
      fc.constantFrom('a', 'Zhang.San', 'a'.repeat(64), 'a'.repeat(65)),
      piecesOf(['例', 'b', '.', '-', '国', '。'], 9),
    )
    .map((p) => p.join('@')),
)
const text = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  piecesOf(
    [
      '张',
      '三',
      ' ',
      '\t',
      '\u2028',
      '\u202e',
      'a\u0301',
      '👨‍👩‍👧‍👦',
      '\ud800',
      '\u3000',
      '\u2060',
      '\u3164',
      '\u200d',
      '\ufe0f',
    ],
    20,
  ),
)
const input = fc.record({
  name: text,
  telephone,
  email,
  code: fc.oneof(
    piecesOf([...digits, ' ', '-', '—', '\t', '验证码：', '。', '\u200b', '\u202e'], 8),
    fc.string(),
  ),
  address: fc.oneof(
    text,
    text.map((part) => part.repeat(25)),
  ),
  product: fc.constantFrom('1', '2', '3', '4', '7', '8', '9', '８', '', ' 8 '),
  consent: fc.boolean(),
})

it('the form finds the same faults in an application as the upstream', () => {
  fc.assert(
    fc.property(input, (typed) => {
      const meant = normalise({ ...emptyInput, ...typed })
      expect(upstreamFaults(meant)).toEqual(serverErrorsOf(meant))
    }),
    { numRuns: 3_000 },
  )
})

it('reading what was read changes nothing, so an application is the same body however it is sent again', () => {
  fc.assert(
    fc.property(input, (typed) => {
      const once = normalise({ ...emptyInput, ...typed })
      expect(normalise(once)).toEqual(once)
    }),
    { numRuns: 1_000 },
  )
})

it('both make the same reference of a key', () => {
  fc.assert(fc.property(fc.string(), (key) => siteReferenceOf(key) === referenceOf(key)))
})

function piecesOf(pieces: string[], max: number): fc.Arbitrary<string> {
  return fc.array(fc.constantFrom(...pieces), { maxLength: max }).map((list) => list.join(''))
}

function upstreamFaults(meant: ReturnType<typeof normalise>): Record<string, string> {
  const found = checkApplication({
    ...meant,
    product: meant.product === '' ? undefined : Number(meant.product),
    lang: 'cn',
    consent: meant.consent ? { version: '1' } : undefined,
    marketing: false,
  } as Parameters<typeof checkApplication>[0])
  return Array.isArray(found)
    ? Object.fromEntries(found.toReversed().map(({ field, code }) => [field, code]))
    : {}
}
