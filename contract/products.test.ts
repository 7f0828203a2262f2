import { expect, test } from 'vitest'
import { isProductKey, productKeys, productOfTrialId, solutionKeys, trialIds } from './products.ts'

test('both menus hold the same six products', () => {
  expect([...solutionKeys].sort()).toEqual([...productKeys].sort())
})

test('a trial id leads back to its product, anything else to none', () => {
  for (const key of productKeys) expect(productOfTrialId(trialIds[key])).toBe(key)
  for (const id of ['0', '3', '', 'mvda', '8.0', '08', undefined, '8 '.repeat(2)]) {
    expect(productOfTrialId(id)).toBeUndefined()
  }
})

test('only the six keys are products', () => {
  expect(isProductKey('mvda')).toBe(true)
  for (const value of ['MVDA', 'toString', '', undefined, 8]) expect(isProductKey(value)).toBe(false)
})
