import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { logIn } from '../../tests/account-browser.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { StaffClient } from '../../tests/staff-client.ts'

const DEB = '!<arch>\n'
const FACTS = {
  product: 'mdw',
  version: '2.1',
  platform: 'linux',
  cpu: 'arm',
  'file-name': '客户端 2.1.deb',
  'name-cn': 'MDW客户端',
  'name-en': 'MDW client',
}
const sha256 = (content: string) => createHash('sha256').update(content).digest('hex')

describeEachDatabase('the staff packages API', (database) => {
  let filesDir: string
  let staff: StaffClient
  let publisher: string
  let visitor: string

  beforeAll(async () => {
    filesDir = await mkdtemp(join(tmpdir(), 'test-staff-packages-'))
    visitor = await logIn(database.db, Date.now())
    staff = new StaffClient(database.db, { filesDir })
    publisher = await staff.member('publisher')
  })
  afterAll(() => rm(filesDir, { recursive: true, force: true }))

  type Body = string | ReadableStream<Uint8Array>
  const upload = async (
    content: Body,
    { path = '', token = publisher, ...changes }: Record<string, string> = {},
  ) => {
    const size = typeof content === 'string' ? String(Buffer.byteLength(content)) : '100'
    const query = new URLSearchParams({ ...FACTS, size, ...changes })
    const request = {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: content,
      duplex: 'half',
    }
    const response = await staff.app.request(`/staff/v1/packages${path}?${query}`, request as RequestInit)
    return { status: response.status, body: response.status === 204 ? null : await response.json() }
  }
  const change = (method: string, path: string, edition: number, body: unknown = {}) =>
    staff.call(method, `/packages/${path}`, publisher, body, { 'if-match': `"${edition}"` })
  const shown = async (id: string) => (await staff.app.request(`/downloads/${id}`)).status
  const addressOf = async (id: string) => {
    const headers = { authorization: `Bearer ${visitor}` }
    return staff.app.request(`/downloads/${id}/address`, { method: 'POST', headers })
  }

  it('takes no mark into a name that would make one ending look like another', async () => {
    const disguised = '安装\u200B\u200D\u202Egpj\u2066.deb'
    const { status, body } = await upload(`${DEB}disguised`, { 'file-name': disguised, version: '9.9' })
    expect([status, body.fileName]).toEqual([200, '安装gpj.deb'])
    const other = await upload(`${DEB}other`, { 'file-name': 'a.deb\u202Eexe', version: '9.8' })
    expect([other.status, other.body.errors[0].code]).toEqual([422, 'unknown-kind'])
    await change('DELETE', body.id, body.edition)
  })

  it('takes a file as a draft, publishes it with its notes, and withdraws it', async () => {
    const content = `${DEB}first`
    expect((await upload(content, { path: '/check' })).status).toBe(204)
    const { status, body: draft } = await upload(content)
    expect([status, draft.state, draft.sha256]).toEqual([200, 'draft', sha256(content)])
    expect(await readdir(filesDir)).toEqual([sha256(content)])
    const { id } = draft
    expect([await shown(id), (await addressOf(id)).status]).toEqual([404, 404])
    expect(await change('POST', `${id}/publish`, 1)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'notes.cn', code: 'missing' }] },
    })

    const notes = { cn: ['修复断线重连', ' '], en: ['Reconnects'] }
    const texts = {
      access: 'login',
      part: 'client',
      systems: ['Ubuntu 24.04'],
      releasedAt: '2026-11-01',
      fixesUntil: '2028-11-01',
      securityUntil: '2029-11-01',
      notes,
      requirements: { cn: [], en: [] },
    }
    for (const [field, day] of [
      ['fixesUntil', '2026-10-01'],
      ['securityUntil', '2028-10-01'],
    ] as const)
      expect((await change('PUT', id, 1, { ...texts, [field]: day })).body.errors).toMatchObject([
        { field, code: 'support-ends-early' },
      ])
    expect((await change('PUT', id, 1, texts)).body).toMatchObject({
      edition: 2,
      changedBy: 'publisher',
      notes: { cn: ['修复断线重连'], en: ['Reconnects'] },
    })
    expect((await change('PUT', id, 1, texts)).status).toBe(412)
    expect((await change('POST', `${id}/publish`, 2)).body).toMatchObject({ state: 'public', edition: 3 })
    const item = await (await staff.app.request(`/downloads/${id}`)).json()
    expect(item).toMatchObject({
      fixesUntil: '2028-11-01',
      securityUntil: '2029-11-01',
      latest: true,
      notes: { en: ['Reconnects'] },
    })
    const { url } = await (await addressOf(id)).json()
    const file = await staff.app.request(new URL(url).pathname)
    expect(await file.text()).toBe(content)
    expect((await change('DELETE', id, 3, undefined)).body.code).toBe('not-draft')

    expect((await change('POST', `${id}/withdraw`, 3)).body.state).toBe('withdrawn')
    expect([await shown(id), (await staff.app.request(new URL(url).pathname)).status]).toEqual([404, 404])
    expect((await (await staff.app.request('/downloads')).json()).items).toEqual([])
    const list = (await staff.call('GET', '/packages?state=withdrawn&q=mdw', publisher)).body
    expect(list).toMatchObject({ items: [{ id }], counts: { draft: 0, public: 0, withdrawn: 1 } })
    const audited = await database.db
      .selectFrom('staff_audit')
      .select('action')
      .where('subject', '=', `packages/${id}`)
      .orderBy('id')
      .execute()
    const actions = ['added', 'changed', 'published', 'withdrawn'].map((action) => ({
      action: `packages.${action}`,
    }))
    expect(audited).toEqual(actions)
  })

  it.each([
    ['another kind than its name says', 'MZ this is a program', {}, [422, 'other-kind']],
    ['a kind that is no package', 'hello', { 'file-name': 'notes.txt' }, [422, 'unknown-kind']],
    ['less than was announced', `${DEB}second`, { size: '100' }, [400, 'upload-broken']],
    ['more than was announced', `${DEB}second`, { size: '10' }, [400, 'upload-broken']],
    ['more than is allowed', `${DEB}second`, { size: '4000000001' }, [413, 'package-too-large']],
    ['what is new', `${DEB}second`, { version: '2.2' }, [200, undefined]],
    ['the very same version', `${DEB}third`, { version: '2.1' }, [422, 'version-exists']],
    ['the very same file', `${DEB}second`, { version: '2.3' }, [422, 'same-file']],
    ['a path for a name', `${DEB}x`, { 'file-name': './x.deb' }, [400, 'invalid-request']],
  ])('%s', async (_, content, changes, answer) => {
    const before = await readdir(filesDir)
    const { status, body } = await upload(content, { version: '2.9', ...changes })
    expect([status, body.code]).toEqual(answer)
    if (status !== 200) expect(await readdir(filesDir)).toEqual(before)
  })

  it('keeps nothing of an upload that breaks off, and lets a draft be thrown away', async () => {
    const before = await readdir(filesDir)
    let pulls = 0
    const cut = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1
        if (pulls > 3) controller.error(new Error('the line is cut'))
        else controller.enqueue(Buffer.from(DEB))
      },
    })
    expect((await upload(cut, { version: '3.0' })).body.code).toBe('upload-broken')
    expect(await readdir(filesDir)).toEqual(before)
    const { body } = await upload(`${DEB}wrong one`, { version: '3.0' })
    expect((await change('DELETE', body.id, 7, undefined)).status).toBe(412)
    expect((await change('DELETE', body.id, 1, undefined)).status).toBe(204)
    expect(await readdir(filesDir)).toEqual(before)
  })

  it('says that files cannot be stored, and takes nothing from others', async () => {
    const blocked = new StaffClient(database.db, { filesDir: '/dev/null/files' })
    const query = new URLSearchParams({ ...FACTS, version: '4.0', size: '9' })
    const headers = { authorization: `Bearer ${publisher}` }
    const request = { method: 'POST', headers, body: `${DEB}x` }
    const answer = await blocked.app.request(`/staff/v1/packages?${query}`, request)
    expect([answer.status, (await answer.json()).code]).toEqual([503, 'file-unavailable'])
    const editor = await staff.member('editor')
    expect((await upload(`${DEB}x`, { token: editor, version: '4.0' })).status).toBe(403)
  })
})
