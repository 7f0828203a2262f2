import fc from 'fast-check'
import { expect, test } from 'vitest'
import { serverErrorOf } from '#contract/telephone.ts'
import { textNames } from '#contract/trial/trial-fields.ts'
import { type ApplicationInput, emptyInput, errorForCode, errorsOf, inputOf, normalise } from './fields.ts'

const good = {
  ...emptyInput,
  name: '张三',
  telephone: '13800138000',
  email: 'zhang@example.com',
  code: '123456',
  product: '8',
  consent: true,
}

const serverErrorsOf = (input: ApplicationInput) => errorsOf(input, serverErrorOf)
const errorsWith = (change: Partial<typeof good>) => serverErrorsOf(normalise({ ...good, ...change }))

test('a filled-in form has no errors, an empty one says what is required', () => {
  expect(serverErrorsOf(normalise(good))).toEqual({})
  expect(serverErrorsOf(normalise(emptyInput))).toEqual({
    product: 'productRequired',
    name: 'nameRequired',
    telephone: 'telephoneRequired',
    email: 'emailRequired',
    code: 'codeRequired',
    consent: 'consentRequired',
  })
})

test('a code that alone is missing is the upstream’s to ask for', () => {
  expect(errorsWith({ code: '' })).toEqual({})
  expect(errorsWith({ code: '', telephone: '1380013800' })).toEqual({
    code: 'codeRequired',
    telephone: 'telephoneFormat',
  })
  expect(errorsWith({ code: '', name: '' })).toEqual({ code: 'codeRequired', name: 'nameRequired' })
})

test.each([
  ['a@b.cn', undefined],
  ['ａ@b.cn', undefined],
  ['zhang@例子。中国', undefined],
  ['A@B.CN', undefined],
  [`${'a'.repeat(65)}@b.cn`, 'emailFormat'],
  ['a@例子/x.中国', 'emailFormat'],
  ['a@b', 'emailFormat'],
  ['a b@c.cn', 'emailFormat'],
  ['a@b.cn\nBcc: x@y.cn', 'emailFormat'],
  ['a@@b.cn', 'emailFormat'],
  [`${'a'.repeat(250)}@b.cn`, 'emailFormat'],
])('the e-mail %j gives %s', (email, error) => {
  expect(errorsWith({ email }).email).toBe(error)
})

test.each([
  ['1', undefined],
  ['3', 'productRequired'],
  ['', 'productRequired'],
  ['08', 'productRequired'],
  ['8e0', 'productRequired'],
])('the product %j gives %s', (product, error) => {
  expect(errorsWith({ product }).product).toBe(error)
})

test.each([
  ['', 'emailForCode'],
  ['nobody', 'emailFormat'],
  ['a@b.cn', undefined],
])('a code for the address %j gives %s', (address, error) => {
  expect(errorForCode(address)).toBe(error)
})

test('a form is read from what was posted: missing, doubled and endless fields are empty', () => {
  const data = new FormData()
  for (const [name, value] of [
    ['name', 'Ann'],
    ['email', 'a@b.cn'],
    ['email', 'c@d.cn'],
    ['address', 'x'.repeat(4_001)],
    ['consent', 'yes'],
    ['marketing', 'on'],
  ] as const)
    data.append(name, value)
  data.append('code', new File(['123456'], 'code'))
  expect(inputOf(data)).toEqual({ ...emptyInput, name: 'Ann', consent: true })
})

test('a source has known members only, each bounded', () => {
  const source = `page=/cn/product/av&referrer=search&utm_source=${'百'.repeat(300)}&utm_term=a%20%0Ab&x=1`
  const read = new URLSearchParams(normalise({ ...good, source }).source)
  expect(Object.fromEntries(read)).toEqual({
    page: '/cn/product/av',
    referrer: 'search',
    utm_source: '百'.repeat(120),
    utm_term: 'a_b',
  })
  for (const worthless of ['page=//evil.test%22', 'referrer=me', 'nonsense', '='])
    expect(normalise({ ...good, source: worthless }).source).toBe('')
})

test('reading what was read changes nothing, so an application is the same however often it is sent', () => {
  const pieces = [
    ...'aB1９ .-@＠例。中é/\n\t\u2028\u202d\u202e\u3000\u2060\u200d\ufe0f\ud800<>;,转',
    'mailto:',
    '验证码：',
    '👨‍👩‍👧‍👦',
    'ext',
  ]
  const text = fc.oneof(
    fc.emailAddress(),
    fc.array(fc.constantFrom(...pieces), { maxLength: 20 }).map((list) => list.join('')),
    fc.string({ unit: 'binary', maxLength: 20 }).map((part) => part.repeat(25)),
  )
  const short = text.filter((typed) => typed.length < 60)
  const texts = fc.record(Object.fromEntries(textNames.map((name) => [name, name === 'code' ? short : text])))
  fc.assert(
    fc.property(texts, (typed) => {
      const once = normalise({ ...emptyInput, ...typed })
      expect(normalise(once)).toEqual(once)
    }),
    // marks that are put in order once spaces are gone
    { numRuns: 2_000, examples: [[{ code: '\ufc5e'.repeat(25) }]] },
  )
})
