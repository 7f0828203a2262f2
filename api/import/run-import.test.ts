import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeEachDatabase, type TestDatabase } from '../../tests/each-database.ts'
import { inGbk } from '../../tests/gbk.ts'
import { createApp } from '../app/app.ts'
import { checkHtml } from './check-syntax.ts'
import { renderMarkdown } from './markdown.ts'
import { fillBody } from './read-body.ts'
import { runImport } from './run-import.ts'

const NOW = Date.parse('2026-11-28T02:00:00Z')

let parent: string
let picture: Uint8Array
beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'test-import-'))
  const create = { width: 640, height: 360, channels: 3, background: '#2457d6' } as const
  picture = await sharp({ create }).jpeg().toBuffer()
})
afterAll(() => rm(parent, { recursive: true, force: true }))

const text = (head: string, body: string) => `---\n${head}\n---\n${body}\n`

describeEachDatabase('npm run import', (database: TestDatabase) => {
  let filesDir: string
  beforeAll(async () => {
    filesDir = await mkdtemp(join(parent, 'files-'))
  })
  const get = async (path: string) =>
    (await createApp(database.db, { filesDir }, { now: () => NOW }).request(path)).json()
  const articles = async () =>
    (await get('/news?lang=cn&limit=50')).items as { id: string; title: string; publishDate: string }[]
  const redirects = async () => (await get('/redirects')).items

  async function folder(files: Record<string, string | Uint8Array>): Promise<string> {
    const root = await mkdtemp(join(parent, 'folder-'))
    for (const [path, content] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true })
      await writeFile(join(root, path), content)
    }
    return root
  }
  async function run(root: string, options: { write?: boolean; publish?: boolean } = {}) {
    const lines: string[] = []
    const place = { db: database.db, filesDir, siteOrigins: ['http://own.example'], now: NOW, log: () => {} }
    const refused = await runImport(place, root, { write: false, publish: false, ...options }, (line) =>
      lines.push(line),
    )
    return { lines, refused, last: lines.findLast((line) => /refused$/.test(line)) }
  }

  it('makes drafts of a folder, then what is public, and nothing a third time', async () => {
    const root = await folder({
      'a/first.md': text(
        'title: "C# #2：[新]"\ndate: 2014-03-01 12:00\ncategory: release\nauthor: 李雷\ncover: /shot.jpg\ncoverAlt: 登录',
        '**重要：**请看[第二篇](/2015/second/)、[第三篇](../third.html)和[没有的](./nowhere.md)。\n\n![登录界面](../shot.jpg)',
      ),
      'a/first.en.md': text(
        'title: First\nsummary: One\ncoverAlt: Sign in',
        'See [the second](/2015/second/).',
      ),
      'second.md': text('title: 8.10\ndate: 2015-01-02', '第二篇的正文。'),
      'third.html': text('title: 网页\ndraft: true', '<div>散文</div>'),
      'shot.jpg': picture,
      'position.yaml': `validThrough: 2027-06-30\ncn: { title: 前端, team: 研发, city: 成都, type: 全职, summary: '', duties: [一], requirements: [二] }\nen: null\n`,
      'redirects.csv':
        'from,to\n/2014/first/,a/first.md\n/2015/second/,second.md\nhttp://own.example/old/*,/cn/*\n',
      '.git/config': 'x',
    })
    const before = (await articles()).length
    const planned = await run(root)
    expect(planned.lines).toContain('a/first.md, a/first.en.md: draft, cn and en, release, 1 pictures')
    expect(planned.lines).toContain('    a/first.md:9: ./nowhere.md leads nowhere: its text stays')
    expect(planned.last).toBe('5 to be imported, 0 there already, 0 refused')
    expect(await readdir(filesDir)).toEqual([])
    const written = await run(root, { write: true })
    expect(written.last).toBe('5 imported, 0 there already, 0 refused')
    expect(await articles()).toHaveLength(before)
    expect(written.lines).toContain(
      'redirects.csv:2: left out while a/first.md is not public: run this again once it is',
    )
    expect(await redirects()).toEqual([{ from: '/old/*', to: '/cn/*', status: 301 }])

    const published = await run(root, { write: true, publish: true })
    expect(published.last).toBe('3 imported, 2 there already, 0 refused')
    expect(published.lines).toContain(
      '    a/first.md:9: ../third.html leads to third.html, a draft: visitors find nothing there until it is public',
    )
    const found = await articles()
    const first = found.find(({ title }) => title === 'C# #2：[新]')
    const second = found.find(({ title }) => title === '8.10')
    expect([found.length, first?.publishDate, second?.publishDate]).toEqual([
      before + 2,
      '2014-03-01',
      '2015-01-02',
    ])
    const { bodyHtml, cover } = await get(`/news/${first?.id}?lang=cn`)
    expect(cover.alt).toBe('登录')
    expect(bodyHtml).toContain(
      `<strong>重要：</strong>请看<a href="/cn/about/news-detail/${second?.id}">第二篇</a>`,
    )
    expect(bodyHtml).toMatch(
      /<img src="\/media\/[0-9a-f-]{36}-\d+\.webp" alt="登录界面" width="\d+" height="\d+"/,
    )
    expect(bodyHtml).not.toContain('nowhere')
    expect((await get(`/news/${first?.id}?lang=en`)).translations).toEqual(['cn', 'en'])
    const target = { to: `/cn/about/news-detail/${first?.id}`, status: 301 }
    expect(await redirects()).toContainEqual({ from: '/2014/first', ...target })
    expect((await run(root, { write: true, publish: true })).last).toBe(
      '0 imported, 5 there already, 0 refused',
    )
    expect(await articles()).toHaveLength(found.length)
  }, 60_000)

  it('refuses what it does not know by its line, and says in a dry run what it does', async () => {
    const whole = await folder({
      'locked.md': text('title: 密\npassword: 1234\ntags: [a]', '只给会员看。'),
      'tags.md': text(
        'title: 标签',
        '正文\n\n{% note info %}\n\n{{< figure src="a.png" >}}\n\n[contact-form-7 id="1"]\n\n- [x] 做\n\n`{{ x }}`',
      ),
      'yaml.md': text('title: C# #2\nauthor: a: b', '正文'),
      'date.md': text('title: 日\ndate: 2023-02-29', '正文'),
      'untitled.md': '只有正文\n',
      'english.md': text('title: Hello', 'Text'),
      'only.en.md': text('title: Hello', 'Text'),
      'empty.md': text('title: 空', ''),
      'picture.md': text('title: 图', '![a](cut.jpg)\n\n![](none.png)\n\n![](../../etc/passwd)'),
      'fake.md': text('title: 假', '![图](fake.jpg)'),
      'fake.jpg': 'no picture at all',
      'cut.md': text('title: 断', '![图](cut.jpg)'),
      'cut.jpg': picture.subarray(0, 300),
      'pair.md': text('title: 对', '正文'),
      'pair.en.md': text('title: Pair\nlayout: post', 'Text'),
      'links.md': text('title: 链', '[去](locked.md)'),
      'damaged.md': Uint8Array.from([0x23, 0x20, 0xe4, 0xb8, 0xad, 0xe6, 0x96, 0x87, 0x0a, 0xe4, 0xb8, 0x0a]),
      'gbk.md': inGbk('---\r\ntitle: 标题\r\n---\r\n正文\r\n'),
      'deep.html': text('title: 深', `${'<div>'.repeat(50_000)}深`),
      'bomb.yaml': `a: &a [x]\nb: [*a, *a]\n`,
      'nested.yaml': '['.repeat(100_000),
      'large.md': text('title: 大', '字'.repeat(400_000)),
      'notes.docx': 'x',
      'redirects.csv': '/a,none.md\n/admin/*,/cn\n/b,locked.md\n',
    })
    await symlink('/etc/passwd', join(whole, 'link.md'))
    const before = await articles()
    const planned = await run(whole, { publish: true })
    const written = await run(whole, { publish: true, write: true })
    const own = (lines: string[]) => lines.filter((line) => !/^Nothing|refused$/.test(line))
    expect(own(written.lines)).toEqual(own(planned.lines))
    expect(written.refused).toBe(planned.refused)
    const own_syntax = (what: string) => expect.stringContaining(`${what} is a source's own syntax`)
    expect(planned.lines).toEqual(
      expect.arrayContaining([
        'locked.md:3: password is not known: take it out, or the whole file where it kept people out',
        expect.stringMatching(/^locked\.md:4: tags is not known/),
        'locked.md: not imported',
        own_syntax('tags.md:6: {% note info %}'),
        own_syntax('tags.md:8: {{< figure src="a.png" >}}'),
        own_syntax('tags.md:10: [contact-form-7 id="1"]'),
        expect.stringMatching(/^yaml\.md:2: a comment/),
        expect.stringMatching(/^yaml\.md:3: Nested mappings/),
        expect.stringMatching(/^date\.md:3: date must be YYYY-MM-DD/),
        expect.stringMatching(/^untitled\.md:1: has no front matter/),
        'english.md:1: has no Chinese: name an English text english.en.md',
        expect.stringMatching(/^only\.en\.md: langs must have the Chinese text public/),
        'empty.md:4: has no text',
        expect.stringMatching(/^fake\.jpg: Send a JPEG/),
        expect.stringMatching(/^picture\.md:6: none\.png is no picture of the folder/),
        expect.stringMatching(/^picture\.md:8: .*passwd is no picture of the folder/),
        expect.stringMatching(/^cut\.jpg: /),
        'pair.md, pair.en.md: not imported',
        '    links.md:4: locked.md leads to locked.md, which is not imported: its text stays',
        expect.stringMatching(/^damaged\.md:2: /),
        '    gbk.md: not in UTF-8: read as GB18030 or UTF-16',
        expect.stringMatching(/^deep\.html:4: nested deeper than 100/),
        expect.stringMatching(/^bomb\.yaml:1: an anchor/),
        expect.stringMatching(/^nested\.yaml:1: /),
        'large.md:1: has more than 1 MB',
        'notes.docx:1: is no document, picture, position or redirects.csv: take it out',
        'link.md:1: is a link: put the file itself there',
        'redirects.csv:1: none.md is no document of the folder and no address',
        'redirects.csv: not imported',
      ]),
    )
    const added = (await articles()).filter(({ id }) => !before.some((one) => one.id === id))
    expect(added.map(({ title }) => title).sort()).toEqual(['标题', '链'])
  }, 120_000)
})

it.each([
  ['原价~~9800~~元', '<p>原价<s>9800</s>元</p>'],
  ['**重要：**请升级', '<p><strong>重要：</strong>请升级</p>'],
  ['他说**“好”**了', '<p>他说<strong>“好”</strong>了</p>'],
  ['一行\n下一行', '<p>一行下一行</p>'],
  ['one\ntwo', '<p>one\ntwo</p>'],
  ['- [ ] 做\n- [x] 完', '<ul>\n<li>☐ 做</li>\n<li>☑ 完</li>\n</ul>'],
  ['[注](https://a.example)', '<p><a href="https://a.example">注</a></p>'],
])('Markdown: %j', (source, html) => {
  expect(renderMarkdown(source, () => expect.unreachable()).trim()).toBe(html)
})

const syntax = String.raw`{% raw %}
{{ site.title }}
<%= x %>
$\{name}
%%x%%
# 标题 {#id}
字{: .red}
![图](a.png){width=300}
[gallery ids="1"]
\[gallery\]
[/caption]
[[维基]]
> [!NOTE]
文[^2]
:::tip
!!! note
$$x$$
$x_1$
\frac{1}{2}
==字==
x^2^
:smile:
\*\*粗\*\*
<!-- more -->
<?php x ?>
<Tabs>
<b hidden>x</b>
<p style="display: none">x</p>
字 <script>x</script>`
it.each([...syntax.split('\n'), '~~~mermaid\na\n~~~', '~~~js {1}\na\n~~~'])(
  'refuses the syntax of a source: %j',
  (source) => {
    const lines = new Set<number>()
    renderMarkdown(`一\n二\n\n${source}`, (line) => lines.add(line))
    expect([...lines]).toEqual([4])
  },
)

const plain = String.raw`<code>[x]</code>
<kbd>[Enter]</kbd>
[链接](a.md)
10:20:30
std::io::x
价格$5和$6
周一~周五
a == b == c
<br>
C:\users
{"a": 1}
100%%
【注】
[1]
#1`
it.each([...plain.split('\n'), '`{% raw %}`', '~~~yaml\na: {{ x }}\n~~~'])('takes as text: %j', (source) => {
  renderMarkdown(source, (_, what) => expect.unreachable(what))
})

it('looks through HTML line by line, but not into code', () => {
  const lines: number[] = []
  checkHtml('<p>一</p>\n<pre>{{ x }}</pre>\n<p>{{ x }}</p>\n<iframe src="\n"></iframe>\n[a]', 1, (line) =>
    lines.push(line),
  )
  expect(lines).toEqual([4, 3, 6])
})

it('keeps captions, and makes paragraphs of text beside blocks', () => {
  const html =
    '<table><caption>表1</caption><tr><td>a</td></tr></table>散文<div>一<b>二</b></div><blockquote>引</blockquote><s>9</s>'
  expect(fillBody(html, { link: String, picture: () => undefined }, 'cn')).toBe(
    '<figure><table><tr><td>a</td></tr></table><figcaption>表1</figcaption></figure><p>散文</p><p>一<strong>二</strong></p><blockquote><p>引</p></blockquote><p><s>9</s></p>',
  )
})
