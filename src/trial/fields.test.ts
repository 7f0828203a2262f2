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
  expect(errorsWith({ code: '', name: '' })).toEqual({ code: 'codeRequired', name: 'nameRequired' })
})

test.each([
  ['一二三四五六七八九十一二三四五', undefined],
  ['一二三四五六七八九十一二三四五六', 'nameMax'],
  ['👨‍👩‍👧‍👦'.repeat(15), undefined],
  ['👨‍👩‍👧‍👦'.repeat(16), 'nameMax'],
  ['é'.repeat(15), undefined],
  ['张\t三', undefined],
  ['\u202eabc\r\nd', undefined],
  ['\u202d张三\u202c', undefined],
  ['张\u202e三', 'nameFormat'],
  ['\u2060\u3164', 'nameRequired'],
  ['a\u0301'.repeat(15), undefined],
  [`a${'\u0301'.repeat(400)}`, 'nameMax'],
  ['   ', 'nameRequired'],
])('the name %j gives %s', (name, error) => {
  expect(errorsWith({ name }).name).toBe(error)
})

test.each([
  '13800138000',
  '138 0013 8000',
  '１３８００１３８０００',
  '010-12345678',
  '(021) 1234 5678',
  '0571-12345678-123',
  '0571-12345678转8001',
  '0571–8888–8888 分机 12',
  '400-800-1234',
  '8008001234',
  '+44 20 7946 0958',
  '+8613800138000',
  '86-13800138000',
  '+86 571 8888 8888 转 123',
  '400-800-1234转8',
  '00852 2345 6789',
  '0571-88888888 分机号 123',
  '+86-571-88888888;ext=123',
  'tel:+8613800138000',
  '+1 415 555 0132 x12',
  '+86 (0)571 8888 8888',
  '\u202d13800138000\u202c',
])('%s is a telephone number', (telephone) => {
  expect(errorsWith({ telephone }).telephone).toBeUndefined()
})

test.each([
  '1380013800',
  '+861380013800',
  '138\u202e00138000',
  '23800138000',
  '12345',
  '+0123456789',
  'abc',
  '138001380001',
  '+1234567890123456',
])('%s is none', (telephone) => {
  expect(errorsWith({ telephone }).telephone).toBe('telephoneFormat')
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
  [' 123 456 ', undefined],
  ['１２３４５６', undefined],
  ['12345', 'codeFormat'],
  ['12345a', 'codeFormat'],
  ['验证码：123456', undefined],
  ['123456。', undefined],
  ['12\u200b3456', undefined],
])('the code %j gives %s', (code, error) => {
  expect(errorsWith({ code }).code).toBe(error)
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
