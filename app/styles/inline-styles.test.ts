import { expect, test, vi } from 'vitest'
import { joinPage, splitPage } from '../page-text.ts'
import { inlineStyles } from './inline-styles.ts'

vi.mock('./site-sheet.ts', async () => {
  const { parseSheet } = await import('./parse-sheet.ts')
  return {
    sheet: { href: '/assets/site.css', rules: parseSheet('@font-face{font-family:F}.a{top:0}.b{top:1px}') },
  }
})

const styledIn = (html: string, scriptMark?: string) => {
  const { page, style } = inlineStyles(splitPage(html), scriptMark)
  return { html: joinPage(page), style }
}

const page =
  '<html><head></head><body class="a"><div class="fold" hidden=""></div><p class="b"></p></body></html>'
const face = '@font-face{font-family:F}'
const expecting = '<link rel="expect" href="#fold" blocking="render"/>'
const mark = '<i id="fold"></i>'
const link = '<link rel="stylesheet" href="/assets/site.css"/>'

test('what stands above the fold has its styles in the head, what follows waits for the sheet', () => {
  const { html: whole } = styledIn(page, 'mark')
  expect(whole).toContain(`<style>${face}.a{top:0}</style>${expecting}</head>`)
  expect(whole).toContain(`hidden="">${mark}${link}<script nonce="mark">`)
})

test('the order of the layers and the first screen are one style', () => {
  const layers = '<style data-precedence="layers" data-href="layers">@layer a, b;'
  const { html, style } = styledIn(page.replace('<head>', `<head>${layers}</style><title>x</title>`))
  expect(html).toContain(`<head>${layers}${face}.a{top:0}</style><title>x</title>${expecting}</head>`)
  expect(style).toBe(`@layer a, b;${face}.a{top:0}`)
})

test('a page that may run no scripts gets none', () => {
  expect(styledIn(page).html).toContain(`hidden="">${mark}${link}</div>`)
})

test('a page without a fold waits for the sheet, which has no faces, as a whole', () => {
  expect(styledIn('<html><head></head><body class="a"></body></html>')).toEqual({
    html: `<html><head><style>${face}</style>${link}</head><body class="a"></body></html>`,
    style: face,
  })
})
