import { expect, it } from 'vitest'
import { applyExceptions } from './apply-exceptions.ts'

const problem = { rule: 'raw-html', path: 'src/news/body.tsx', message: 'raw HTML' }

it('takes allowed problems away, by file, folder and key', () => {
  const word = { rule: 'words', path: 'i18n/cn/home/index.ts', key: 'home.actions.open', message: 'unread' }
  const exceptions = { 'raw-html': { 'src/news': 'sanitised' }, words: { 'home.actions': 'computed' } }
  expect(applyExceptions([problem, word], exceptions, 'list.ts')).toEqual([])
})

it('keeps problems of other rules and of names that only begin alike', () => {
  const exceptions = { 'inline-style': { 'src/news/body.tsx': 'no' }, 'raw-html': { 'src/ne': 'no' } }
  expect(applyExceptions([problem], exceptions, 'list.ts')).toContainEqual(problem)
})

it('reports an exception that is no longer needed', () => {
  expect(applyExceptions([], { 'raw-html': { 'src/news/body.tsx': 'sanitised' } }, 'list.ts')).toMatchObject([
    { rule: 'exceptions', path: 'list.ts' },
  ])
})
