import { describe, expect, it } from 'vitest'
import { sanitizeBody } from './news-body.ts'

describe('sanitizeBody', () => {
  it.each([
    '<p>文字<strong>重</strong><br />下一行</p>',
    '<h2>标题</h2><ul><li>一</li></ul><ol start="3"><li>三</li></ol>',
    '<table><thead><tr><th scope="col">A</th></tr></thead><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    '<a href="/cn/product/mdw">MDW</a><a href="#part">part</a><a href="mailto:a@b.example">mail</a>',
    '<figure><img src="/news/a.webp" alt="图" width="640" height="360" /><figcaption>图</figcaption></figure>',
    '<pre><code>adb devices</code></pre><blockquote>引</blockquote>',
  ])('keeps %s', (html) => {
    expect(sanitizeBody(html)).toBe(html)
  })

  it.each([
    ['<script>alert(1)</script>', ''],
    ['<style>p{}</style>', ''],
    ['<p style="color:red" onclick="x()" class="a" id="root">t</p>', '<p>t</p>'],
    ['<h1>second main heading</h1>', 'second main heading'],
    ['<a href="javascript:alert(1)">t</a>', '<a>t</a>'],
    ['<a href="jav&#x09;ascript:alert(1)">t</a>', '<a>t</a>'],
    ['<a href="data:text/html,x">t</a>', '<a>t</a>'],
    ['<a href="//evil.example">t</a>', '<a>t</a>'],
    ['<a href="/a" target="_blank" rel="opener">t</a>', '<a href="/a">t</a>'],
    ['<img src="https://evil.example/p.gif" alt="x">', ''],
    ['<img src="data:image/svg+xml,x" onerror="x()">', ''],
    ['<iframe src="/a"></iframe><object></object><form><input></form>', ''],
    ['<svg><script>x</script></svg><math></math>', ''],
    ['<p>open', '<p>open</p>'],
  ])('makes %s safe', (html, safe) => {
    expect(sanitizeBody(html)).toBe(safe)
  })

  it('lets links to other sites leave without a handle on the page', () => {
    expect(sanitizeBody('<a href="https://b.example/x">t</a>')).toBe(
      '<a href="https://b.example/x" rel="noopener noreferrer">t</a>',
    )
  })
})
