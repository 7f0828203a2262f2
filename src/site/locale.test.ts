import { expect, test } from 'vitest'
import { localeOfPath, setLocale, switchLocalePath } from './locale.ts'

const state = { locale: 'cn', fallbackLocale: 'cn', locales: ['cn', 'en'] } as const

test('a language takes effect only when it is in the list', () => {
  expect(setLocale(state, 'en').locale).toBe('en')
  expect(setLocale(state, 'fr')).toBe(state)
  expect(setLocale({ ...state, locales: ['cn'] }, 'en').locale).toBe('cn')
})

test('the first path segment names the language', () => {
  expect(localeOfPath('/')).toBe('cn')
  expect(localeOfPath('/en/product/mvda')).toBe('en')
  expect(localeOfPath('/EN')).toBeUndefined()
  expect(localeOfPath('/fr/product/mvda')).toBeUndefined()
})

test.each([
  ['/', 'en', '/en'],
  ['/cn', 'en', '/en'],
  ['/en/product/mvda', 'cn', '/cn/product/mvda'],
  ['/cn/numbers', 'en', '/en/numbers'],
  ['/cn/about/news', 'en', '/en/about/news'],
  ['/cn/about/news-detail/0190', 'en', '/cn/about/news'],
  ['/en/about/news-detail/0190', 'cn', '/cn/about/news'],
  ['/en/about/news-detail', 'cn', '/cn/about/news'],
] as const)('from %s the switch to %s leads to %s', (from, to, path) => {
  expect(switchLocalePath(from, to)).toBe(path)
})
