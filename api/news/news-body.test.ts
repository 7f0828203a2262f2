import { describe, expect, it } from 'vitest'
import { sanitizeBody } from './news-body.ts'

describe('sanitizeBody', () => {
  it.each(['<a href="/cn/product/mdw">MDW</a><a href="#part">part</a><a href="mailto:a@b.example">mail</a>'])(
    'keeps %s',
    (html) => {
      expect(sanitizeBody(html)).toBe(html)
    },
  )

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<style>p{}</style>', ''],
    ['<p style="color:red" onclick="x()" class="a" id="root">t</p>', '<p>t</p>'],
    [
      '<h1>second main heading</h1><b>b</b><i>i</i>',
      '<h2>second main heading</h2><strong>b</strong><em>i</em>',
    ],
    ['<a href="javascript:alert(1)">t</a>', '<a>t</a>'],
    ['<a href="jav&#x09;ascript:alert(1)">t</a>', '<a>t</a>'],
    ['<a href="data:text/html,x">t</a>', '<a>t</a>'],
    ['<a href="//evil.example">t</a>', '<a>t</a>'],
    ['<a href="/\\evil.example">t</a>', '<a>t</a>'],
    ['<a href="news?page=2">t</a>', '<a>t</a>'],
    ['<a href="/a" target="_blank" rel="opener">t</a>', '<a href="/a">t</a>'],
    ['<img src="https://evil.example/p.gif" alt="x">', ''],
    ['<img src="/news/p.gif" alt="x">', ''],
    ['<img src="data:image/svg+xml,x" onerror="x()">', ''],
    ['<iframe src="/a"></iframe><object></object><form><input></form>', ''],
    ['<svg><script>x</script></svg><math></math>', ''],
    ['<p>open', '<p>open</p>'],
    ['<p>a&#11;b&#x85;c&#8238;d&#xFEFF;e\u2066f\0g</p>', '<p>a b…cdef g</p>'],
    ['<pre><code>a\u2028\tb\u202e</code></pre>', '<pre><code>a\n\tb</code></pre>'],
    ['<a href="java\ufeffscript:alert(1)">t</a>', '<a>t</a>'],
    ['<a href="https://firm.example@evil.example/">t</a>', '<a>t</a>'],
    ['<a href="/cn\u202e">t</a>', '<a href="/cn">t</a>'],
    ['<p><del>9800</del><ins>8800</ins> <s>a</s><strike>b</strike></p>', '<p>8800 <s>a</s><s>b</s></p>'],
  ])('makes %s safe', (html, safe) => {
    expect(sanitizeBody(html)).toBe(safe)
  })

  it.each([
    ['www.firm.cn', 'https://www.firm.cn'],
    [' firm.example/a?b=c#d', 'https://firm.example/a?b=c#d'],
    ['例子.中国', 'https://例子.中国'],
    ['firm.example:8443/x', 'https://firm.example:8443/x'],
  ])('takes %j for another site', (typed, href) => {
    expect(sanitizeBody(`<a href="${typed}">t</a>`)).toBe(`<a href="${href}" rel="noopener noreferrer">t</a>`)
  })

  it('takes an e-mail address for a mailbox', () => {
    expect(sanitizeBody('<a href="a@firm.cn">t</a>')).toBe('<a href="mailto:a@firm.cn">t</a>')
  })

  it('lets links to other sites leave without a handle on the page', () => {
    expect(sanitizeBody('<a href="https://b.example/x">t</a>')).toBe(
      '<a href="https://b.example/x" rel="noopener noreferrer">t</a>',
    )
  })
})
