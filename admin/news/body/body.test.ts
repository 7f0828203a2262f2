// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Editor, getSchema } from '@tiptap/core'
import { expect, it } from 'vitest'
import type { bodyElements } from '#contract/keys.ts'
import { sanitiseArticle } from '#src/news/article/article-html.server.ts'
import { sanitizeBody } from '../../../api/news/news-body.ts'
import { elementsLost, throughSchema } from './body-editor.tsx'
import { bodyExtensions } from './body-schema.ts'
import { readPasted, withoutStyles } from './read-pasted.ts'

const schema = getSchema(bodyExtensions)

const pass = (html: string) => throughSchema(html, schema, document)

const folder = join(import.meta.dirname, '../../../api/seed/news')
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

const media = '/media/01900000-0000-7000-8000-000000000001-960.webp'
const table =
  '<table><thead><tr><th colspan="2" scope="col">a</th></tr></thead>' +
  '<tbody><tr><th rowspan="2" scope="row">b</th><td colspan="2">c</td></tr><tr><td rowspan="3">d</td></tr></tbody></table>'
const samples: Record<keyof typeof bodyElements, string> = {
  h2: '<h2>a</h2>',
  h3: '<h3>a</h3>',
  h4: '<h4>a</h4>',
  p: '<p>a</p>',
  br: '<p>a<br>b</p>',
  hr: '<hr>',
  blockquote: '<blockquote><p>a</p></blockquote>',
  pre: '<pre><code>x  &lt; 1</code></pre>',
  figure: `<figure><img src="${media}" alt="a"><figcaption>b</figcaption></figure>`,
  figcaption: `<figure>${table}<figcaption>b <em>c</em></figcaption></figure>`,
  ul: '<ul><li>a</li></ul>',
  ol: '<ol start="3"><li><p>a</p><p>b</p></li></ol>',
  li: '<ul><li>a<ol><li>b</li></ol></li></ul>',
  strong: '<p><strong>a</strong></p>',
  em: '<p><em>a</em></p>',
  code: '<p><code>a</code></p>',
  kbd: '<p><kbd>a</kbd></p>',
  sub: '<p>H<sub>2</sub>O</p>',
  sup: '<p>m<sup>2</sup></p>',
  s: '<p><s>9</s>8</p>',
  a: '<p><a href="https://firm.example/">a</a> <a href="mailto:a@firm.example">b</a></p>',
  img: `<img src="${media}" alt="" width="960" height="540" role="presentation">`,
  table,
  thead: table,
  tbody: table,
  tr: table,
  th: table,
  td: '<table><tbody><tr><th scope="row">a</th><td colspan="2">b</td></tr></tbody></table>',
}

it.each(Object.entries(samples))('%s goes through store, editor, store and page', (_, html) => {
  const edited = pass(sanitizeBody(html))
  const shape = (markup: string) => {
    const holder = document.createElement('div')
    holder.innerHTML = markup
    for (const box of holder.querySelectorAll('div')) box.replaceWith(...box.childNodes)
    for (const image of holder.querySelectorAll('img')) image.removeAttribute('loading')
    for (const link of holder.querySelectorAll('a')) link.removeAttribute('rel')
    return holder.innerHTML
  }
  expect(shape(edited)).toBe(html)
  // the page's text is empty for what is decoration
  expect(shape(sanitiseArticle(sanitizeBody(edited)))).toBe(html.replace(' role="presentation"', ''))
})

it('names the elements that an article would lose in the editor', () => {
  const html = `<p><a href="/cn"><img src="${media}" alt="a"></a></p><pre><code>a <strong>b</strong></code></pre><p><strong>c</strong></p>`
  expect(elementsLost(html, pass(html), document)).toEqual(['<a>', '<strong>'])
  expect(elementsLost('<ul><li><p>a</p></li></ul>', pass('<ul><li>a</li></ul>'), document)).toEqual([])
})

const read = (html: string) => pass(readPasted(html).html)

it('takes the text of what was pasted from Word or a web page, and nothing else', () => {
  const html = `<style>p{color:red}</style><!--[if gte mso 9]><xml>x</xml><![endif]-->
    <h1 class="MsoTitle" style="mso-outline-level:1">Title</h1><h2>Part</h2><p class=MsoNormal><span lang=EN-US style='font-family:"Arial"'>one<o:p></o:p></span></p>
    <p class=MsoNormal><o:p>&nbsp;</o:p></p>
    <script>alert(1)</script><img src="https://evil.example/x.png" onerror="alert(1)"><a href="javascript:alert(1)" onclick="x()">link</a>
    <iframe src="//evil.example"></iframe><div><b style="font-weight:700">bold</b> <span style="font-weight:700">too</span></div><b style="font-weight:normal">plain</b>`
  expect(read(html)).toBe(
    '<h2>Title</h2>\n<h3>Part</h3>\n<p>one</p>\n<p>[⚠ x.png]link [⚠ iframe]</p>\n<p><strong>bold</strong> <strong>too</strong></p>\n<p>plain</p>',
  )
  expect(readPasted(html)).toMatchObject({ named: ['x.png'], embedded: 1 })
})

/** As Word 2016 and 365 write an entry; WPS has another class and no comment. */
const entry = (level: number, number: string, text: string, word = true) =>
  word
    ? `<p class=MsoListParagraph style='margin-left:21.0pt;text-indent:-21.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span lang=EN-US style='font-family:Wingdings;mso-list:Ignore'>${number}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]><span lang=EN-US>${text}<o:p></o:p></span></p>`
    : `<p class=MsoNormal style="margin-left:21.0pt;mso-list:l1 level${level} lfo2;"><span style="mso-list:Ignore;"><font>${number}</font><span>&nbsp;</span></span><span>${text}</span></p>`

it.each([true, false])('makes lists of the paragraphs of Word (%s) and WPS', (word) => {
  const entries = (...list: [number, string, string][]) =>
    list.map(([level, number, text]) => entry(level, number, text, word)).join('\n')
  expect(read(entries([1, '1.', 'a'], [2, 'l', 'b'], [2, '·', 'c'], [1, '2.', 'd']))).toBe(
    '<ol><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ol>',
  )
  expect(read(`${entries([1, '3、', 'a'])}<p>b</p>${entries([1, '（一）', 'c'], [1, '（二）', 'd'])}`)).toBe(
    '<ol start="3"><li>a</li></ol>\n<p>b</p>\n<ol><li>c</li><li>d</li></ol>',
  )
  const heading = `<h2 style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.2<span>&nbsp;&nbsp; </span></span><![endif]>部署</h2>`
  expect(read(heading)).toBe('<h2>1.2 部署</h2>')
})

it('keeps the cells of a spreadsheet, and takes pictures that the clipboard has whole', () => {
  const sheet = `<table border=0 style='border-collapse:collapse'><col width=72><tr height=20 style='height:15.0pt'><td class=xl65 colspan=2 style='width:54pt'>型号</td></tr><tr><td>MVDA</td><td align=right>1,200</td></tr></table>`
  expect(read(sheet)).toBe(
    '<table><tbody><tr><td colspan="2">型号</td></tr><tr><td>MVDA</td><td>1,200</td></tr></tbody></table>',
  )
  const { pictures, named, html } = readPasted(
    '<p>a<img src="data:image/png;base64,iVBORw0KGgo="><img src="file:///C:/Temp/msohtmlclip1/01/clip_image001.png"></p>',
  )
  expect(pictures.map(({ type, size }) => [type, size])).toEqual([['image/png', 8]])
  expect(named).toEqual(['clip_image001.png'])
  expect(html).toBe('<p>a<img data-pasted="0">[⚠ clip_image001.png]</p>')
})

it('leaves tracked deletions out and says what they were, and keeps what is struck out', () => {
  const html =
    '<p>现价<del cite="mailto:a" datetime="2026-01-01">9800</del><ins>8800</ins>元<s>，<b>限今天</b></s></p>' +
    '<p><span style="text-decoration: line-through">全段</span></p><p><strike>x</strike>y</p>'
  expect(read(html)).toBe(
    '<p>现价8800元<s>，<strong>限今天</strong></s></p>\n<p><s>全段</s></p>\n<p><s>x</s>y</p>',
  )
  expect(readPasted(html).left).toEqual({ deleted: ['9800'], comments: [], hidden: [] })
})

/** As Word writes a comment: around what it is about, behind it, and at the end. */
const commented = `<p class=MsoNormal><a style='mso-comment-reference:A_1;mso-comment-date:20260101T1010'><span>云桌面</span></a><span class=MsoCommentReference><span lang=EN-US style='font-size:8.0pt'><a class=msocomanchor id="_anchor_1" onmouseover="msoCommentShow('_anchor_1','_com_1')" href="#_msocom_1" language=JavaScript name="_msoanchor_1">[A1]</a><span style='mso-special-character:comment'>&nbsp;</span></span></span>已经发布<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]>[1]<![endif]></span></span></a>。</p>
<div style='mso-element:footnote-list'><![if !supportFootnotes]><br clear=all><hr align=left size=1 width="33%"><![endif]><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a style='mso-footnote-id:ftn1' href="#_ftnref1" name="_ftn1" title=""><span>[1]</span></a> 见说明</p></div></div>
<div style='mso-element:comment-list'><![if !supportAnnotations]><hr class=msocomoff align=left size=1 width="33%"><![endif]><div style='mso-element:comment'><![if !supportAnnotations]><div id="_com_1" class=msocomtxt language=JavaScript><![endif]><span style='mso-comment-author:"张三"'><a name="_msocom_1"></a></span><p class=MsoCommentText><span class=MsoCommentReference><![if !supportAnnotations]>&nbsp;<a href="#_msoanchor_1" class=msocomoff>[A1]</a><![endif]></span>批注：别公开</p><![if !supportAnnotations]></div><![endif]></div></div>`

it('leaves out comments and hidden text, says what they were, and keeps footnotes without links that lead nowhere', () => {
  expect(read(commented)).toBe('<p>云桌面已经发布[1]。</p>\n<p>[1] 见说明</p>')
  expect(readPasted(commented).left.comments).toEqual(['批注：别公开'])
  const part = commented.slice(0, commented.indexOf('</p>'))
  expect(readPasted(part).left.comments).toHaveLength(1)
  expect(read(part)).toBe('<p>云桌面已经发布[1]。</p>')
  const google =
    '<p>a<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup></p><div><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>not this</span></p></div><p>b<a href="#heading=h.x">c</a></p>'
  expect(read(google)).toBe('<p>a</p>\n<p>bc</p>')
  const hidden =
    "<p>a<span style='display:none;mso-hide:all'>别看</span>b<span hidden>x</span></p><p style='mso-hide:screen'>c</p><noscript><img src=\"/x.png\">d</noscript>"
  expect(read(hidden)).toBe('<p>ab</p>')
  expect(readPasted(hidden).left.hidden).toEqual(['别看', 'x', 'c'])
  const field =
    '<p>a<span style="mso-element:field-begin;"></span><span> HYPERLINK "x" </span><span style="mso-element:field-separator;"></span>b<span style="mso-element:field-end;"></span></p>'
  expect(read(field)).toBe('<p>ab</p>')
})

it('counts videos of WeChat and whatever else HTML does not know and holds no text', () => {
  const html =
    '<p>a</p><mp-common-videosnap data-desc="b" data-url="https://x.example"></mp-common-videosnap><p style="display: none;"><mp-style-type data-value="3"></mp-style-type></p><mpvoice name="c"></mpvoice><p>d<o:p></o:p><my-text>e</my-text><wbr></p>'
  expect(readPasted(html)).toMatchObject({ embedded: 2 })
  expect(read(html)).toBe('<p>a</p>\n<p>[⚠ mp-common-videosnap][⚠ mpvoice]</p>\n<p>de</p>')
})

it.each([
  ['<p title="a>b" style="color:red">x</p>', '<p title="a>b" data-style="color:red">x</p>'],
  [`<p class='a'style='b:c'>x</p>`, `<p class='a'data-style='b:c'>x</p>`],
  ['<p\nSTYLE=color:red>x</p>', '<p\ndata-STYLE=color:red>x</p>'],
  ['<a onclick="x(1>0)" href="/one">x</a>', '<a data-onclick="x(1>0)" href="/one">x</a>'],
  ['<svg/style="a:b">', '<svg/data-style="a:b">'],
  ['<p title="style=a">style="b"</p>', '<p title="style=a">style="b"</p>'],
  ['<STYLE>p{}</STYLE>a<style>b', 'a'],
])('takes styles away before anything parses them: %s', (html, expected) => {
  expect(withoutStyles(html)).toBe(expected)
})

it.each([
  ['<div>a</div>b', '<p>a</p>\n<p>b</p>'],
  ['a <b>b</b><p>c</p> d', '<p>a <strong>b</strong></p>\n<p>c</p>\n<p>d</p>'],
  ['<div>a<ul><li>b</li></ul>c</div>', '<p>a</p>\n<ul><li>b</li></ul>\n<p>c</p>'],
  ['a<br>b', '<p>a<br>b</p>'],
  ['<span>a</span> <em>b</em>', '<p>a <em>b</em></p>'],
])('does not run text into the block beside it: %s', (html, expected) => {
  expect(read(html)).toBe(expected)
})

it('keeps the caption of a table', () => {
  const table = '<table><tbody><tr><td>a</td></tr></tbody></table>'
  expect(read(table.replace('<table>', '<table><caption>表1 <b>型号</b></caption>'))).toBe(
    `<figure>${table}<figcaption>表1 <strong>型号</strong></figcaption></figure>`,
  )
  expect(read(table.replace('<table>', '<table><caption> </caption>'))).toBe(table)
})

it.each([
  ['__init__.py ', '__init__.py'],
  ['_a_ ', '_a_'],
  ['**a**', '<strong>a</strong>'],
  ['*a*', '<em>a</em>'],
])('reads typed %s as %s', (typed, expected) => {
  const editor = new Editor({ element: document.createElement('div'), extensions: bodyExtensions })
  for (const key of typed) {
    const { from, to } = editor.state.selection
    const insert = () => editor.state.tr.insertText(key, from, to)
    const isTaken = editor.view.someProp('handleTextInput', (handle) =>
      handle(editor.view, from, to, key, insert),
    )
    if (!isTaken) editor.view.dispatch(insert())
  }
  expect(editor.getHTML().replace(' </p>', '</p>')).toBe(`<p>${expected}</p>`)
  editor.destroy()
})

it('is left by Tab after Esc, where Tab alone nests an item', () => {
  const list = '<ul><li><p>a</p></li><li><p>b</p></li></ul>'
  const editor = new Editor({
    element: document.createElement('div'),
    extensions: bodyExtensions,
    content: list,
  })
  editor.commands.setTextSelection(8)
  const press = (key: string, shiftKey = false) =>
    editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, cancelable: true }))
  for (const shiftKey of [false, true]) {
    press('Escape')
    press('Shift', true)
    expect([press('Tab', shiftKey), editor.getHTML()]).toEqual([true, list])
  }
  expect(press('Tab')).toBe(false)
  expect(editor.getHTML()).toContain('<ul><li><p>b</p></li></ul>')
  editor.destroy()
})

it.each(['paste', 'drop', 'toolbar'])('undoes a %s alone, however fast it was', (kind) => {
  const editor = new Editor({ element: document.createElement('div'), extensions: bodyExtensions })
  const insert = (text: string, uiEvent = '') =>
    editor.chain().insertContent(text).setMeta('uiEvent', uiEvent).run()
  insert('typed ')
  insert('transferred', kind)
  insert(' and typed')
  const texts = [1, 2, 3].map(() => editor.commands.undo() && editor.getText())
  expect(texts).toEqual(['typed transferred', 'typed ', ''])
  editor.destroy()
})
