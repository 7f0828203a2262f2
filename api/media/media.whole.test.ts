import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setInterval } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { describeEachDatabase, describeSqlite, type TestDatabase } from '../../tests/each-database.ts'
import { StaffClient, type StaffMember } from '../../tests/staff-client.ts'
import { contentVersion } from '../app/content-version.ts'
import { sweepFiles } from '../files/file-store.ts'
import { isUsed } from '../files/is-used.ts'

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2457d6' } })

const hasProcesses = existsSync('/proc/self/task')

/** The processes of ours that encode a picture at the moment. */
async function encoders(): Promise<number[]> {
  if (!hasProcesses) return []
  const found: number[] = []
  for (const thread of await readdir('/proc/self/task')) {
    const children = await readFile(`/proc/self/task/${thread}/children`, 'utf8').catch(() => '')
    for (const pid of children.split(' ').filter(Boolean)) {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
      if (command.includes('encode-picture')) found.push(Number(pid))
    }
  }
  return found
}

let filesDir: string
let staff: StaffClient
let editor: StaffMember

function prepare(database: TestDatabase): void {
  beforeAll(async () => {
    filesDir = await mkdtemp(join(tmpdir(), 'test-media-'))
    staff = new StaffClient(database.db, { filesDir })
    editor = await staff.join('editor')
  })
  afterAll(() => rm(filesDir, { recursive: true, force: true }))
}

async function upload(bytes: Buffer, { token = editor.token, announced = bytes.length, at = '' } = {}) {
  const name = encodeURIComponent('a"><script>.png')
  const response = await staff.app.request(`/staff/v1/media${at}?name=${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-length': String(announced) },
    body: new Uint8Array(bytes),
  })
  return { status: response.status, body: await response.json(), undo: response.headers.get('undo') }
}

describeSqlite('a picture', (database) => {
  prepare(database)

  it('that cannot be stored, as on a full disk, is refused with 503', async () => {
    const full = new StaffClient(database.db, { filesDir: '/dev/full/files' })
    const bytes = await blank(400, 300).png().toBuffer()
    const response = await full.app.request('/staff/v1/media?name=a.png', {
      method: 'POST',
      headers: { authorization: `Bearer ${editor.token}` },
      body: new Uint8Array(bytes),
    })
    const { code } = (await response.json()) as { code: string }
    expect([response.status, code]).toEqual([503, 'file-unavailable'])
  })

  it.each([
    [
      'svg',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      'not-a-picture',
    ],
    [
      'html that says png',
      async () => Buffer.from('\x89PNG\r\n\x1a\n<html><script>1</script>'),
      'not-a-picture',
    ],
    ['a photo of an iPhone', async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'picture-heic'],
    [
      'one under a general brand',
      async () => Buffer.from('\0\0\0\x18ftypmif1\0\0\0\0mif1heic'),
      'picture-heic',
    ],
    ['a line', () => blank(1, 20_000).png().toBuffer(), 'picture-too-narrow'],
    ['more than 40 megapixels', () => blank(7000, 6000).png().toBuffer(), 'picture-too-large'],
    [
      'half a picture',
      async () => (await blank(900, 900).jpeg().toBuffer()).subarray(0, 2_000),
      'picture-broken',
    ],
    ['more than 10 MB', async () => Buffer.alloc(10 * 1024 * 1024 + 1), 'body-too-large'],
    ['nothing', async () => Buffer.alloc(0), 'upload-broken'],
  ])('refuses %s', async (_, bytes, code) => {
    const before = await readdir(filesDir)
    const { status, body } = await upload(await bytes())
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body.code).toBe(code)
    expect(await readdir(filesDir)).toEqual(before)
  })

  it('stores what is taller than WebP can be as narrow as it has to be', async () => {
    const { body } = await upload(await blank(300, 17_000).png().toBuffer())
    expect(body.widths).toEqual([289])
    const answer = await staff.app.request(`/media/${body.id}-289.webp`)
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ height: 16_377 })
  })

  it('encodes one at a time in a process that ends, and refuses what is too much at once', async () => {
    const bytes = await blank(600, 300).png().toBuffer()
    let isOver = false
    const uploads = Promise.all(Array.from({ length: 13 }, () => upload(bytes))).finally(() => {
      isOver = true
    })
    let most = 0
    for await (const _ of setInterval(20)) {
      most = Math.max(most, (await encoders()).length)
      if (isOver) break
    }
    const answers = await uploads
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(11).fill(200), 429, 429])
    expect(answers.find(({ status }) => status === 429)?.body).toMatchObject({
      code: 'too-many-pictures',
      retryAfter: 5,
    })
    if (hasProcesses) expect(most).toBe(1)
    expect(await encoders()).toEqual([])
  })

  it.skipIf(!hasProcesses)('answers for the one picture whose process was killed', async () => {
    const bytes = await blank(600, 300).png().toBuffer()
    // stands still before its end: the process waits for the rest
    const body = new ReadableStream({ start: (stream) => stream.enqueue(new Uint8Array(bytes)) })
    const headers = { authorization: `Bearer ${editor.token}`, 'content-length': String(bytes.length + 1) }
    const request = { method: 'POST', headers, body, duplex: 'half' }
    const killed = staff.app.request('/staff/v1/media?name=x', request as RequestInit)
    const pid = await vi.waitUntil(async () => (await encoders())[0], { interval: 10, timeout: 30_000 })
    // only now, or it may come to its turn before the other
    const next = upload(bytes)
    process.kill(pid, 'SIGKILL')
    expect(await (await killed).json()).toMatchObject({ status: 422, code: 'picture-failed' })
    expect((await next).status).toBe(200)
  })

  it('refuses an upload that broke off, and whoever may not', async () => {
    const bytes = await blank(10, 10).png().toBuffer()
    expect((await upload(bytes, { announced: bytes.length + 1 })).body.code).toBe('upload-broken')
    expect((await upload(bytes, { token: await staff.member('sales') })).status).toBe(403)
  })
})

describeEachDatabase('pictures', (database) => {
  prepare(database)

  it('stores a picture upright, in our widths and without what the camera says', async () => {
    const photo = blank(2000, 1000).withExif({ IFD0: { Copyright: 'somebody' } })
    const { status, body } = await upload(await photo.withMetadata({ orientation: 6 }).jpeg().toBuffer())
    expect([status, body]).toEqual([200, expect.objectContaining({ widths: [480, 960, 1000], ratio: 0.5 })])
    const answer = await staff.app.request(`/media/${body.id}-480.webp`)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 960 })
    expect(bytes.includes('somebody')).toBe(false)
    const listed = (await editor('GET', '/media')).body.items
    expect(listed).toMatchObject([{ id: body.id, name: 'a"><script>.png' }])
    // saved twice, changed once
    for (const _ of [1, 2])
      await editor('PUT', `/media/${body.id}`, { cn: '机房照片', en: 'The Server Room' })
    const audit = await staff.call('GET', `/audit?action=media.described`, await staff.member('admin'))
    expect(audit.body.items).toMatchObject([{ object: { name: listed[0].name, id: body.id } }])
    const found = async (q: string) =>
      (await editor('GET', `/media?q=${encodeURIComponent(q)}`)).body.items.length
    expect(await Promise.all(['房照', 'ＳＥＲＶＥＲ room', 'SCRIPT', '%', '机房 '].map(found))).toEqual([
      1, 1, 1, 0, 1,
    ])
  })

  it('are covers of articles, with their text in each language', async () => {
    const { id } = (await upload(await blank(600, 300).png().toBuffer())).body
    const article = (await editor('POST', '/news', {})).body
    const text = { title: 't', summary: 's', bodyHtml: `<p>b</p><img src="/media/${id}-480.webp">` }
    const path = `/news/${article.id}`
    const draft = { category: 'story', coverId: id, cn: text, en: null }
    await editor('PUT', path, draft, article.version)
    const publisher = await staff.join('publisher')
    const publish = () => publisher('POST', `${path}/publish`, { langs: ['cn'] }, article.version + 1)
    const silent = (await publish()).body
    expect(silent).toMatchObject({ status: 422, code: 'picture-without-text' })
    expect(silent.errors[0].field).toBe('cn.pictures.a"><script>.png')
    await editor('PUT', `/media/${id}`, { cn: '图', en: 'Picture' })
    expect((await publish()).status).toBe(200)
    const shown = await (await staff.app.request(`/news/${article.id}?lang=en`)).json()
    expect(shown.cover).toEqual({ id, widths: [480, 600], ratio: 2, alt: 'Picture' })
    expect(shown.bodyHtml).toContain(`<img src="/media/${id}-480.webp" />`)
    expect(shown.pictures).toEqual([{ id, widths: [480, 600], ratio: 2, alt: '图' }])
    const missing = { ...draft, coverId: '01900000-0000-7000-8000-000000000009' }
    expect((await editor('PUT', path, missing, article.version + 2)).status).toBe(422)

    const uses = async () => (await editor('GET', `/media/${id}/uses`)).body.items
    const places = [
      { place: 'cover', isLive: true },
      { place: 'cn', isLive: true },
    ]
    expect(await uses()).toEqual([{ id: article.id, title: 't', places }])
    const figure = `<figure><img src="/media/${id}-480.webp"><figcaption>c</figcaption></figure>`
    const changed = { ...draft, en: { ...text, bodyHtml: `${figure}<p>b</p>` } }
    await editor('PUT', path, changed, article.version + 2)
    expect((await uses())[0].places).toEqual([...places, { place: 'en', isLive: false }])
    expect((await editor('DELETE', `/media/${id}`)).status).toBe(403)
    const described = await contentVersion(database.db, Date.now())
    await editor('PUT', `/media/${id}`, { cn: '图片', en: 'Picture' })
    const version = await contentVersion(database.db, Date.now())
    expect(version).not.toBe(described)
    expect((await publisher('DELETE', `/media/${id}`)).status).toBe(204)
    expect((await publisher('DELETE', `/media/${id}`)).status).toBe(404)
    expect(await contentVersion(database.db, Date.now())).not.toBe(version)
    for (const width of [480, 600])
      expect((await staff.app.request(`/media/${id}-${width}.webp`)).status).toBe(410)
    expect((await staff.app.request('/media/01900000-0000-7000-8000-000000000009-480.webp')).status).toBe(404)
    const after = await (await staff.app.request(`/news/${article.id}?lang=cn`)).json()
    expect([after.cover, after.bodyHtml, after.pictures]).toEqual([null, '<p>b</p>', []])
    const now = (await editor('GET', `/news/${article.id}`)).body
    expect(now.cover).toBeNull()
    const name = 'a"><script>.png'
    expect(now.removedPictures).toEqual([
      { lang: 'cn', name },
      { lang: 'en', name },
    ])
    const { body: again } = await publisher('POST', `${path}/publish`, { langs: ['en'] }, now.version)
    expect([again.code, again.errors[0].field]).toEqual(['picture-removed', 'en.pictures.a"><script>.png'])
    // a second window that still has it as its cover
    const stale = await editor('PUT', path, { ...changed, coverId: id }, now.version)
    expect(stale.body.cover).toBeNull()
    const { items } = (await staff.call('GET', `/audit?action=media.removed`, await staff.member('admin')))
      .body
    expect(items).toMatchObject([{ object: { name, id }, detail: { name: 'a"><script>.png', articles: 1 } }])
  })

  it('keep their addresses and texts when another file takes their place, which can be undone', async () => {
    const { id } = (await upload(await blank(900, 300).png().toBuffer())).body
    await editor('PUT', `/media/${id}`, { cn: '图', en: 'Picture' })
    const bytes = await blank(1000, 1000).png().toBuffer()
    const at = `/${id}/file`
    const publisher = await staff.join('publisher')
    expect((await upload(bytes, { at })).status).toBe(403)
    const before = await contentVersion(database.db, Date.now())
    const replace = await staff.app.request(`/staff/v1/media${at}?name=new.png`, {
      method: 'POST',
      headers: { authorization: `Bearer ${publisher.token}` },
      body: new Uint8Array(bytes),
    })
    const alt = { cn: '图', en: 'Picture' }
    expect(await replace.json()).toMatchObject({
      id,
      name: 'new.png',
      alt,
      widths: [480, 960, 1000],
      ratio: 1,
    })
    expect(await contentVersion(database.db, Date.now())).not.toBe(before)
    // a width that bodies name and the new file does not have
    const sizeAt = async (width: number) => {
      const answer = await staff.app.request(`/media/${id}-${width}.webp`)
      const picture = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
      return [picture.width, picture.height]
    }
    expect(await Promise.all([900, 1600].map(sizeAt))).toEqual([
      [960, 960],
      [1000, 1000],
    ])
    await sweepFiles(filesDir, (sha256) => isUsed(database.db, sha256), Date.now() + 1e9)
    expect((await publisher.undo(replace)).body).toEqual({ undone: 1, refused: 0 })
    expect(await sizeAt(900)).toEqual([900, 300])
    const overtaken = await upload(bytes, { at, token: publisher.token })
    await upload(await blank(960, 320).png().toBuffer(), { at, token: publisher.token })
    const refused = await publisher('POST', `/undo/${overtaken.undo}`)
    expect([refused.body, await sizeAt(900)]).toEqual([{ undone: 0, refused: 1 }, [960, 320]])
    const unknown = '/01900000-0000-7000-8000-000000000009/file'
    expect((await upload(bytes, { at: unknown, token: publisher.token })).status).toBe(404)
    await sweepFiles(filesDir, (sha256) => isUsed(database.db, sha256), Date.now() + 1e9)
  })

  it('stay when files of packages are swept', async () => {
    const before = await readdir(filesDir)
    await sweepFiles(filesDir, (sha256) => isUsed(database.db, sha256), Date.now() + 1e9)
    expect(await readdir(filesDir)).toEqual(before)
  })
})
