import { expect, test } from 'vitest'
import { keepsPosition, sectionOf } from './sections.ts'

const at = (pathname: string, hash = '') => ({ pathname, hash })

test.each([
  ['/', ''],
  ['/cn', ''],
  ['/en/numbers', ''],
  ['/cn/product/mvda', 'product'],
  ['/cn/service', 'service'],
  ['/cn/nowhere', 'nowhere'],
  ['/cn/service/online', 'service'],
  ['/en/about/news-detail/1', 'about'],
])('%s is in the section "%s"', (path, section) => {
  expect(sectionOf(path)).toBe(section)
})

test('the position is kept within a section, not across sections, and never against a hash', () => {
  expect(keepsPosition(at('/cn/product/mvda'), at('/cn/product/dsc'))).toBe(true)
  expect(keepsPosition(at('/cn/product/mvda'), at('/en/product/mvda'))).toBe(true)
  expect(keepsPosition(at('/cn/product/mvda'), at('/cn/solution/mvda'))).toBe(false)
  expect(keepsPosition(at('/cn/product/mvda'), at('/cn/product/dsc', 'specs'))).toBe(false)
  expect(keepsPosition(undefined, at('/cn'))).toBe(false)
})

test('a page of the staff side begins at its top, a filter of its list keeps the position', () => {
  expect(keepsPosition(at('/admin/packages'), at('/admin/packages/1'))).toBe(false)
  expect(keepsPosition(at('/admin/packages/1'), at('/admin/packages'))).toBe(false)
  expect(keepsPosition(at('/admin/packages'), at('/admin/packages'))).toBe(true)
})

test('an item opened out of a list begins at its top, the way back keeps the position', () => {
  const list = at('/cn/service')
  const item = (item: string, pathname = `/cn/service/${item}`) => ({ ...at(pathname), item })
  expect(keepsPosition(list, item('online'))).toBe(false)
  expect(keepsPosition(item('online'), item('remote'))).toBe(false)
  expect(keepsPosition(item('online'), item('online', '/en/service/online'))).toBe(true)
  expect(keepsPosition(item('online'), list)).toBe(true)
  const jobs = at('/cn/about/joinus')
  expect(keepsPosition(jobs, item('1', jobs.pathname))).toBe(false)
  expect(keepsPosition(item('1', jobs.pathname), jobs)).toBe(false)
  expect(keepsPosition(jobs, jobs)).toBe(true)
})
