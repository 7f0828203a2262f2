import { expect, test } from 'vitest'
import { joinPage, splitPage } from './page-text.ts'

test('a document is taken apart at the end of its head and at the scripts its body ends with', () => {
  const scripts = '<script>a()</script><script type="module" src="/b.js"></script>'
  const page = {
    head: '<html><head><script>in()</script>',
    body: '</head><body><script>early()</script><p></p>',
    end: `${scripts}</body></html>`,
  }
  expect(splitPage(joinPage(page))).toEqual(page)
})

test('a body without scripts at its end, and what has no body', () => {
  expect(splitPage('<html><head></head><body><p></p></body></html>').end).toBe('</body></html>')
  for (const html of ['', '<html><head></head>', '<p></body></p>'])
    expect(splitPage(html)).toEqual({ head: html, body: '', end: '' })
})
