import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '../../tests/each-database.ts'
import { createApp } from '../app/app.ts'
import { decodeText, NotText } from '../contract/staff/decode-text.ts'
import { renderMarkdown } from './markdown.ts'
import { readBody } from './read-body.ts'
import { runImport } from './run-import.ts'

const NOW = Date.parse('2026-11-28T02:00:00Z')

let folder: string
let filesDir: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-import-'))
  filesDir = await mkdtemp(join(tmpdir(), 'test-import-files-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true, force: true })
  await rm(filesDir, { recursive: true, force: true })
})

/** Writes an old site into a folder of its own. */
async function site(name: string, files: Record<string, string | Uint8Array>): Promise<string> {
  const root = join(folder, name)
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), content)
  }
  return root
}

const picture = () =>
  sharp({ create: { width: 640, height: 360, channels: 3, background: '#2457d6' } })
    .jpeg()
    .toBuffer()

/** Some characters in GBK, as Windows programs save them. */
const gbk: Record<string, number[]> = {
  标: [0xb1, 0xea],
  题: [0xcc, 0xe2],
  正: [0xd5, 0xfd],
  文: [0xce, 0xc4],
}
const inGbk = (text: string) =>
  Uint8Array.from([...text].flatMap((char) => gbk[char] ?? [char.charCodeAt(0)]))

describeEachDatabase('npm run import', (database: TestDatabase) => {
  const app = () => createApp(database.db, { filesDir }, { now: () => NOW })
  const get = async (path: string) => (await app().request(path)).json()
  async function run(path: string, options: { write?: boolean; drafts?: boolean } = {}) {
    const lines: string[] = []
    const place = { db: database.db, filesDir, now: NOW, log: () => {} }
    await runImport(place, path, { write: false, drafts: false, ...options }, (line) => lines.push(line))
    return lines
  }
  const articles = async () =>
    (await get('/news?lang=cn&limit=50')).items as { id: string; title: string; publishDate: string }[]

  it('takes a Hexo site whole: dates, pictures, links, old addresses; and nothing at the second run', async () => {
    const root = await site('hexo', {
      '_config.yml': 'permalink: :year/:month/:day/:title/\n',
      'source/_posts/first.md': `---
title: C# 客户端 #2 说明：[新] @all
date: 2014-03-01 12:00:00
categories:
  - 产品发布
author: 李雷
---
**重要：**请看[第二篇](/2015/01/02/second/)和[没有的](./nowhere.md)。
{% asset_img shot.jpg 登录界面 %}
<iframe src="https://video.example/1"></iframe>
`,
      'source/_posts/first/shot.jpg': await picture(),
      'source/_posts/second.md': '---\ntitle: 8.10\ndate: 2015-01-02\ndraft: false\n---\n第二篇的正文。\n',
      'source/_drafts/third.md': '---\ntitle: 没写完\n---\n草稿\n',
    })
    const planned = await run(root)
    expect(planned.join('\n')).toMatch(/first\.md: public since 2014-03-01, cn, release, by 李雷, 1 pictures/)
    expect(planned.join('\n')).toMatch(/^ {4}\/2014\/03\/01\/first\/ leads to \/cn\/about\/news-detail\//m)
    expect(planned).toContain('    left out: 1 <iframe> (https://video.example/1)')
    expect(planned).toContain('    no link any more: ./nowhere.md')
    expect(await articles()).toEqual([])

    await run(root, { write: true })
    const [second, first] = await articles()
    expect([first?.title, first?.publishDate]).toEqual(['C# 客户端 #2 说明：[新] @all', '2014-03-01'])
    expect([second?.title, second?.publishDate]).toEqual(['8.10', '2015-01-02'])
    const { bodyHtml } = await get(`/news/${first?.id}?lang=cn`)
    expect(bodyHtml).toContain('<strong>重要：</strong>请看')
    expect(bodyHtml).toContain(`<a href="/cn/about/news-detail/${second?.id}">第二篇</a>`)
    expect(bodyHtml).toMatch(
      /<img src="\/media\/[0-9a-f-]{36}-\d+\.webp" alt="登录界面" width="\d+" height="\d+"/,
    )
    expect(bodyHtml).not.toMatch(/iframe|nowhere/)
    expect((await get('/redirects')).items).toEqual(
      expect.arrayContaining([
        { from: '/2014/03/01/first', to: `/cn/about/news-detail/${first?.id}`, status: 301 },
      ]),
    )
    expect((await run(root, { write: true })).at(-1)).toBe('0 imported, 3 there already, 0 refused')
    expect(await articles()).toHaveLength(2)
  }, 60_000)

  it('takes a Hugo site: TOML, languages by file name, aliases, and a file of Windows in GBK', async () => {
    const root = await site('hugo', {
      'hugo.toml': 'title = "x"',
      'content/posts/hello.md':
        '+++\ntitle = "你好"\ndate = 2018-05-06T07:08:09+08:00\naliases = ["/old/hello.html"]\n+++\n正文一。\n',
      'content/posts/hello.en.md': '+++\ntitle = "Hello"\ndate = 2018-05-06T07:08:09+08:00\n+++\nText one.\n',
      'content/posts/gbk.md': inGbk('---\r\ntitle: 标题\r\ndate: 2019-01-01\r\n---\r\n正文\r\n'),
    })
    await run(root, { write: true })
    const [gbkArticle, hello] = await articles()
    expect([gbkArticle?.title, hello?.title]).toEqual(['标题', '你好'])
    const english = await get(`/news/${hello?.id}?lang=en`)
    expect([english.title, english.translations]).toEqual(['Hello', ['cn', 'en']])
    const froms = (await get('/redirects')).items.map(({ from }: { from: string }) => from)
    expect(froms).toEqual(expect.arrayContaining(['/old/hello.html', '/posts/hello', '/en/posts/hello']))
  })

  it('takes an export of WordPress with its uploads', async () => {
    const item = (id: number, title: string, body: string, more = '') => `<item><title>${title}</title>
      <link>https://old.example/archives/${id}</link><dc:creator>hanmei</dc:creator>
      <guid>https://old.example/?p=${id}</guid><content:encoded><![CDATA[${body}]]></content:encoded>
      <excerpt:encoded><![CDATA[]]></excerpt:encoded><wp:post_id>${id}</wp:post_id>
      <wp:post_date_gmt>2012-10-01 01:02:03</wp:post_date_gmt><wp:status>publish</wp:status>
      <wp:post_type>post</wp:post_type>${more}</item>`
    const root = await site('wordpress', {
      'export.xml': `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>
        ${item(7, 'A &amp; B：发布会', '第一段\n第二行\n\n第二段 <a href="https://old.example/archives/8">下一篇</a>\n\n<img src="https://old.example/wp-content/uploads/2012/10/a-300x200.jpg" alt="图" />', '<category domain="category" nicename="x"><![CDATA[市场活动]]></category>')}
        ${item(8, '第二', '正文')}</channel></rss>`,
      'wp-content/uploads/2012/10/a.jpg': await picture(),
    })
    const said = await run(root, { write: true })
    expect(said.at(-1)).toBe('2 imported, 0 there already, 0 refused')
    const found = (await articles()).filter(({ publishDate }) => publishDate === '2012-10-01')
    const first = found.find(({ title }) => title === 'A & B：发布会')
    const second = found.find(({ title }) => title === '第二')
    const { bodyHtml, category } = await get(`/news/${first?.id}?lang=cn`)
    expect(category).toBe('event')
    expect(bodyHtml).toContain('<p>第一段<br />第二行</p>')
    expect(bodyHtml).toContain(`<a href="/cn/about/news-detail/${second?.id}">下一篇</a>`)
    expect(bodyHtml).toContain('alt="图"')
  }, 60_000)

  it('takes an article whole or not at all, and names why', async () => {
    const root = await site('broken', {
      'untitled.md': '只有正文\n',
      'damaged.md': Uint8Array.from([0x23, 0x20, 0xe4, 0xb8, 0xad, 0xe6, 0x96, 0x87, 0x0a, 0xe4, 0xb8, 0x0a]),
      'picture.md': '# 标题\n\n![](fake.jpg)\n',
      'fake.jpg': 'no picture at all',
      'truncated.md': '# 另一篇\n\n![](cut.jpg)\n',
      'cut.jpg': (await picture()).subarray(0, 300),
      'table.xlsx.md': Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]),
    })
    const before = await articles()
    const said = await run(root, { write: true })
    expect(said).toEqual(
      expect.arrayContaining([
        'untitled.md: not imported, it has no title',
        expect.stringMatching(/^damaged\.md: not imported, .*\(line 2\)$/),
        expect.stringMatching(/^picture\.md: not imported, fake\.jpg is no picture/),
        expect.stringMatching(/^truncated\.md: not imported, /),
        expect.stringMatching(/^table\.xlsx\.md: not imported, This is no text file/),
        '0 imported, 0 there already, 5 refused',
      ]),
    )
    expect(await articles()).toEqual(before)
    expect(
      (await get('/redirects')).items.some(({ from }: { from: string }) => from.includes('truncated')),
    ).toBe(false)
  }, 60_000)
})

describe('decodeText', () => {
  const utf16 = (text: string, swap: boolean, mark: boolean) => {
    const bytes = Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le')
    return new Uint8Array(swap ? bytes.swap16() : bytes)
  }
  it.each([
    ['UTF-8', Buffer.from('标题,1\n')],
    ['UTF-8 with mark', Buffer.from('\uFEFF标题,1\n')],
    ['UTF-16 little endian', utf16('标题,1\n', false, true)],
    ['UTF-16 big endian', utf16('标题,1\n', true, true)],
    ['UTF-16 without mark', utf16('标题,1\n', false, false)],
    ['UTF-16 big endian without mark', utf16('标题,1\n', true, false)],
    ['GBK', inGbk('标题,1\n')],
  ])('reads %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe('标题,1\n')
  })
  it('reads GB18030 beyond GBK', () => {
    // U+20000 and U+1F600 have four bytes
    expect(decodeText(Uint8Array.from([0x95, 0x32, 0x82, 0x36, 0xce, 0xc4]))).toBe('\u{20000}文')
  })
  it.each([
    ['a spreadsheet', Uint8Array.from([0x50, 0x4b, 3, 4]), 'binary', undefined],
    [
      'UTF-8 with a broken character',
      Buffer.concat([Buffer.from('第一行\n第二'), Buffer.from([0xe4, 0xb8])]),
      'encoding',
      2,
    ],
    ['a character lost before', Buffer.from('a\nb\n\uFFFDc'), 'damaged', 3],
    ['Latin-1', Uint8Array.from([0x63, 0x61, 0x66, 0xe9, 0x0a]), 'encoding', undefined],
    ['a program', Uint8Array.from([0x7f, 0x45, 0x4c, 0x46, 0, 1, 0]), 'binary', 1],
  ])('refuses %s', (_, bytes, reason, line) => {
    const refuse = () => decodeText(bytes)
    expect(refuse).toThrow(NotText)
    expect(refuse).toThrow(expect.objectContaining({ reason, line }))
  })
})

it.each([
  ['原价~~9800~~元', '<p>原价<s>9800</s>元</p>'],
  ['**重要：**请升级', '<p><strong>重要：</strong>请升级</p>'],
  ['他说**“好”**了', '<p>他说<strong>“好”</strong>了</p>'],
  ['一行\n下一行', '<p>一行下一行</p>'],
  ['one\ntwo', '<p>one\ntwo</p>'],
  ['H~2~O x^2^', '<p>H<sub>2</sub>O x<sup>2</sup></p>'],
  ['- [ ] 做\n- [x] 完', '<ul>\n<li>☐ 做</li>\n<li>☑ 完</li>\n</ul>'],
  ['文[^1]\n\n[^1]: 注', '<p>文<sup>[1]</sup></p>\n<hr><ol><li><p>注</p>\n</li></ol>'],
])('Markdown: %j', (source, html) => {
  expect(renderMarkdown(source).trim()).toBe(html)
})

it('keeps captions of tables and what is struck out, and names deletions', () => {
  const html = '<table><caption>表1</caption><tr><td>a</td></tr></table><p><s>9</s>8<del>7</del></p>'
  const { notes, fill } = readBody(html, { link: String, picture: () => undefined }, 'cn')
  expect(fill(new Map())).toBe(
    '<figure><table><tr><td>a</td></tr></table><figcaption>表1</figcaption></figure><p><s>9</s>8</p>',
  )
  expect(notes).toEqual(['left out: 1 deleted passages: 7'])
})
