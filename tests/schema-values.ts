import fc from 'fast-check'
import { nastyTexts } from './nasty-texts.ts'

/** What is used of JSON Schema in the API's document. */
export type Schema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema
  anyOf?: Schema[]
}

export const nastyText = fc.oneof(fc.constantFrom(...nastyTexts), fc.string(), fc.string({ unit: 'binary' }))

/** Anything JSON can say, and the members that pollute prototypes or claim rights. */
export const anyJson = fc.oneof(
  nastyText,
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    null,
    [],
    {},
    [[]],
    { role: 'admin' },
    JSON.parse('{"__proto__":{"verified":true}}'),
  ),
)

/**
 * Values that fit a schema, as far as it says.
 * @param member values of an object's members
 */
export function fitting(schema: Schema, member: typeof exactly = mostlyFitting): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => fitting(one, member)))
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.integer({
      min: schema.minimum ?? Number.MIN_SAFE_INTEGER,
      max: schema.maximum ?? Number.MAX_SAFE_INTEGER,
    })
  if (schema.type === 'boolean') return fc.boolean()
  if (schema.type === 'array') return fc.array(fitting(schema.items ?? {}, member), { maxLength: 5 })
  if (schema.type === 'object') return fittingObject(schema, member)
  if (schema.type === 'string') return fittingText(schema)
  return anyJson
}

/** Mostly right, so that what stands behind the first check is reached too; else anything. */
export function mostlyFitting(schema: Schema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 3, arbitrary: fitting(schema) }, { weight: 2, arbitrary: anyJson })
}

function exactly(schema: Schema): fc.Arbitrary<unknown> {
  return fitting(schema, exactly)
}

/** For every text that a schema has: where it is, and values that fit but for U+0000 there. */
export function withNul(schema: Schema): [path: string[], fc.Arbitrary<unknown>][] {
  const { anyOf, properties = {}, items } = schema
  if (anyOf) return anyOf.flatMap(withNul)
  if (items) return withNul(items).map(([path, value]) => [['0', ...path], fc.tuple(value)])
  if (schema.type === 'string' && !schema.enum) return [[[], fc.constant('a\0b')]]
  return Object.entries(properties).flatMap(([name, one]) =>
    withNul(one).map(([path, value]): [string[], fc.Arbitrary<unknown>] => [
      [name, ...path],
      fc.tuple(exactly(schema), value).map(([whole, text]) => ({ ...Object(whole), [name]: text })),
    ]),
  )
}

function fittingText({ pattern, minLength = 0, maxLength = 60 }: Schema): fc.Arbitrary<string> {
  if (pattern && !pattern.includes('\\P')) return fc.stringMatching(new RegExp(pattern))
  const text = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) })
  // U+0000 fits a schema's lengths, and PostgreSQL refuses it
  const withNul = text.map((whole) => `\0${whole}`.slice(0, Math.max(1, whole.length)))
  return fc.oneof({ weight: 5, arbitrary: text }, { weight: 1, arbitrary: withNul })
}

function fittingObject(
  { properties = {}, required = [], additionalProperties }: Schema,
  member: typeof exactly,
): fc.Arbitrary<unknown> {
  const own = Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, member(schema)]))
  const known = fc.record(own, { requiredKeys: required.filter((name) => name in own) })
  if (typeof additionalProperties !== 'object') return known
  const others = fc.dictionary(fc.oneof(fc.uuid(), nastyText), member(additionalProperties), {
    maxKeys: 5,
  })
  return fc.tuple(others, known).map(([more, members]) => ({ ...more, ...members }))
}
