import fc from 'fast-check'
import { expect, test } from 'vitest'
import { productKeys } from '#contract/products.ts'
import { readCompareSearch } from './compare-search.ts'
import { comparisonOf, needsOf, searchOf } from './comparison.ts'

test('two or three products are shown side by side, in the order of the menu', () => {
  expect(comparisonOf({ products: 'mvda,dsc' }).shown).toEqual(['dsc', 'mvda'])
  expect(comparisonOf({ products: ['a2m', 'av', 'mdw'] }).shown).toEqual(['av', 'mdw', 'a2m'])
})

test('a form sent without scripts and a shared link mean the same', () => {
  expect(comparisonOf({ products: ['mvda', 'dsc'] })).toEqual(comparisonOf({ products: 'dsc,MVDA,' }))
})

test('without a choice, and with one product only, all six are shown', () => {
  expect(comparisonOf({})).toMatchObject({ shown: productKeys, problem: undefined, unknown: false })
  expect(comparisonOf({ products: 'mvda' })).toMatchObject({ shown: productKeys, problem: 'tooFew' })
})

test('of more than three the first three are shown', () => {
  const { shown, problem } = comparisonOf({ products: productKeys.join(',') })
  expect(shown).toEqual(['av', 'dsc', 'centerview'])
  expect(problem).toBe('tooMany')
})

test('an unknown product is left out and said', () => {
  expect(comparisonOf({ products: 'mvda,vdi,dsc' })).toMatchObject({ chosen: ['dsc', 'mvda'], unknown: true })
})

test('no address breaks the page', () => {
  const texts = fc.oneof(fc.string(), fc.array(fc.string()))
  fc.assert(
    fc.property(fc.dictionary(fc.string(), texts), texts, (others, products) => {
      const { shown } = comparisonOf(readCompareSearch({ ...others, products }))
      expect(shown.length).toBeGreaterThanOrEqual(2)
    }),
  )
})

test('a choice survives its own address', () => {
  fc.assert(
    fc.property(fc.subarray([...productKeys]), fc.boolean(), (chosen, onlyDifferences) => {
      const read = comparisonOf(readCompareSearch({ ...searchOf(chosen, onlyDifferences) }))
      expect(read.chosen).toEqual(chosen)
      expect(read.onlyDifferences).toBe(onlyDifferences)
    }),
  )
})

test('only needs on which the shown products differ are left', () => {
  const shown = ['dsc', 'mvda'] as const
  const needs = needsOf({ shown, onlyDifferences: true })
  expect(needsOf({ shown, onlyDifferences: false })).toEqual(expect.arrayContaining(needs))
  // both limit what leaves, neither records; one delivers desktops
  expect(needs).not.toContain('leak')
  expect(needs).not.toContain('record')
  expect(needs).toContain('desktops')
})
