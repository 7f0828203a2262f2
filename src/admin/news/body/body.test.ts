// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getSchema } from '@tiptap/core'
import { expect, it } from 'vitest'
import { bodyExtensions } from './body-schema.ts'
import { throughSchema } from './write-body.ts'

const schema = getSchema(bodyExtensions)

const pass = (html: string) => throughSchema(html, schema, document)

const folder = join(import.meta.dirname, '../../../../api/seed/news')
const bodies = readdirSync(folder).flatMap((file) => {
  const article = JSON.parse(readFileSync(join(folder, file), 'utf8'))
  return ['cn', 'en']
    .filter((lang) => article[lang])
    .map((lang) => [`${file} ${lang}`, article[lang].bodyHtml])
})

it('has the seeded articles to try', () => expect(bodies.length).toBeGreaterThanOrEqual(28))

it.each(bodies)('%s comes out of the editor as it went in', (_, html) => {
  expect(pass(html)).toBe(html.trim())
})

it('keeps pictures of the site, tables, lists in lists and code', () => {
  const html = [
    '<figure></figure>',
    '<img src="/media/01900000-0000-7000-8000-000000000001-960.webp" alt="图" width="960" height="540">',
    '<img src="/media/01900000-0000-7000-8000-000000000002-480.webp" alt="" role="presentation">',
    '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
    '<ol start="3"><li><p>a</p><p>b</p></li></ol>',
    '<pre><code>x  &lt; 1</code></pre>',
    '<p>a<br>b <a href="https://firm.example/">c</a> <code>d</code> <em>e</em></p>',
  ]
  expect(pass(html.join('\n'))).toBe(html.slice(1).join('\n'))
})

it('takes the text of what was pasted from Word or a web page, and nothing else', () => {
  const html = `<style>p{color:red}</style><!--[if gte mso 9]><xml>x</xml><![endif]-->
    <h1 class="MsoTitle" style="mso-outline-level:1">Title</h1><p class=MsoNormal><span lang=EN-US style='font-family:"Arial"'>one<o:p></o:p></span></p>
    <script>alert(1)</script><img src="https://evil.example/x.png" onerror="alert(1)"><a href="javascript:alert(1)" onclick="x()">link</a>
    <iframe src="//evil.example"></iframe><div><b style="font-weight:700">bold</b></div>`
  const clean = pass(html)
  expect(clean).not.toMatch(/style|class|mso|script|evil|onclick|onerror|o:p|iframe/i)
  expect(clean).toContain('<p>one</p>')
  expect(clean).toContain('<strong>bold</strong>')
})
