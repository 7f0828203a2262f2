import { expect, test } from 'vitest'
import { isData, leavesOf, unitsOf } from '#contract/texts/site-texts.ts'
import words from '#i18n/cn/admin-site/index.ts'
import { wordsInCode } from '#i18n/edits.ts'
import { namespaces } from '#i18n/i18n-util.ts'
import { beginningOf, fieldName } from './text-name.ts'

test('every field of an entry with several has a name', async () => {
  const unnamed = new Set<string>()
  for (const part of ['root', ...namespaces] as const)
    for (const { place, value } of unitsOf(part, await wordsInCode('cn', part)))
      for (const [path] of Array.isArray(value) ? leavesOf(value) : []) {
        const isNamed = fieldName(`${place}.${path}`, words.keys, '') !== ''
        // an entry that is one text needs none
        if (path.includes('.') && !isNamed && !isData(`${part}/${place}.${path}`)) unnamed.add(path)
      }
  expect([...unnamed]).toEqual([])
})

test('a list is called by the names of its entries, without data and what is empty', () => {
  const entries = [
    { note: '', url: '/', name: 'Home', child: [] },
    { name: 'Products', url: '', child: [{ name: 'DSC', url: '/product/dsc' }] },
  ]
  const json = JSON.stringify(entries)
  const text = { id: 'root/header.navList', part: 'root', place: 'header.navList', edit: null }
  expect(beginningOf({ ...text, inCode: { cn: json, en: json } }, 'en')).toBe('Home · Products')
})
