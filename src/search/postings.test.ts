import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packPostings } from './postings.ts'

const lists = fc
  .dictionary(
    fc.string({ maxLength: 3 }),
    fc.uniqueArray(fc.nat({ max: 50 }), { minLength: 1, maxLength: 20 }),
  )
  .map((byKey) => new Map(Object.entries(byKey).map(([key, list]) => [key, list.toSorted((a, b) => a - b)])))

test('packed lists say what the lists say', () => {
  fc.assert(
    fc.property(lists, fc.string({ maxLength: 3 }), (byKey, other) => {
      const postings = packPostings(byKey)
      for (const key of [...byKey.keys(), other]) {
        const list = byKey.get(key) ?? []
        expect(postings.has(key)).toBe(byKey.has(key))
        expect(postings.count(key)).toBe(list.length)
        expect([...postings.numbers(key)]).toEqual(list)
        for (let document = 0; document <= 51; document += 1)
          expect(postings.includes(key, document)).toBe(list.includes(document))
      }
    }),
  )
})
