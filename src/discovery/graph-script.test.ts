import { expect, test } from 'vitest'
import { graphScript } from './graph-script.ts'

test('nothing in the data ends the block, and it reads back as it was', () => {
  const headline = '</script><script>alert(1)</script><!-- \u2028\u2029 & "quoted" \\'
  const html = graphScript([{ '@type': 'NewsArticle', headline }])
  expect(html.match(/<\/script/g)).toHaveLength(1)
  expect(html).not.toMatch(/<!--|[\u2028\u2029]/)
  const json = html.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '')
  expect(JSON.parse(json)['@graph'][0].headline).toBe(headline)
})

test('no data, no block', () => {
  expect(graphScript([])).toBe('')
})
