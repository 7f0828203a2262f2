import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../tests/each-database.ts'
import { StaffClient } from '../../../tests/staff-client.ts'

type Entry = { action: string; staff: string; object: { name: string; id: string | null } }

const PACKAGE =
  'product=mvda&version=8.6.9&platform=linux&cpu=x86&name-cn=客户端&name-en=Client&file-name=client-8.6.9.deb'

describeEachDatabase('the audit', (database) => {
  let client: StaffClient
  let admin: string
  beforeEach(async () => {
    for (const table of ['staff_member', 'staff_invitation', 'staff_audit', 'account_try'] as const)
      await database.db.deleteFrom(table).execute()
    client = new StaffClient(database.db)
    admin = await client.member('admin', 'gao@firm.example', '高远')
  })
  const list = async (query = ''): Promise<Entry[]> =>
    (await client.call('GET', `/audit?${query}`, admin)).body.items
  const actions = async (query: string) => (await list(query)).map(({ action }) => action)

  it('names what things are called, with their id while they exist, and is searched by it', async () => {
    const article = (await client.call('POST', '/news', admin, { category: 'release' })).body
    const text = { title: '容量评估的四个数字', summary: '', bodyHtml: '<p>正文</p>' }
    const draft = { category: 'release', coverId: null, cn: text, en: null }
    const match = { 'if-match': `"${article.version}"` }
    expect((await client.call('PUT', `/news/${article.id}`, admin, draft, match)).status).toBe(200)
    await client.call('POST', '/redirects', admin, { from: '/old.php', to: '/cn', status: 301 })
    const [redirect] = (await client.call('GET', '/redirects', admin)).body.items
    await client.call('DELETE', `/redirects/${redirect.id}`, admin, undefined, { 'if-match': '"1"' })
    await client.call('POST', '/members/invitations', admin, { email: 'tang@firm.example', role: 'editor' })
    const objects = (await list()).map(({ action, object }) => [action, object.name, object.id])
    expect(objects.slice(0, 5)).toEqual([
      ['staff.invited', 'tang@firm.example', null],
      ['redirects.removed', '/old.php', null],
      ['redirects.added', '/old.php', redirect.id],
      ['news.saved', '容量评估的四个数字', article.id],
      ['news.created', '容量评估的四个数字', article.id],
    ])
    expect(await actions(`q=${encodeURIComponent('容量')}`)).toEqual(['news.saved', 'news.created'])
    expect(await actions('q=OLD.php')).toEqual(['redirects.removed', 'redirects.added'])
    expect(await actions('q=tang@')).toEqual(['staff.invited'])
    expect(await actions(`q=100%25`)).toEqual([])
  })

  it('keeps the name that something had then, and finds it by the old one and by the new one', async () => {
    let { id, version } = (await client.call('POST', '/news', admin, { category: 'release' })).body
    const publish = async (title: string) => {
      const text = { title, summary: '摘要', bodyHtml: '<p>正文</p>' }
      const draft = { category: 'release', coverId: null, cn: text, en: null }
      const saved = await client.call('PUT', `/news/${id}`, admin, draft, { 'if-match': `"${version}"` })
      const match = { 'if-match': `"${saved.body.version}"` }
      const published = await client.call('POST', `/news/${id}/publish`, admin, { langs: ['cn'] }, match)
      expect(published.body.message).toBeUndefined()
      version = published.body.version
    }
    await publish('旧标题')
    await publish('新标题')
    const names = (await list(`action=news.`)).map(({ action, object }) => [action, object.name])
    expect(names).toEqual([
      ['news.published', '新标题'],
      ['news.saved', '旧标题'],
      ['news.published', '旧标题'],
      ['news.saved', '旧标题'],
      ['news.created', '旧标题'],
    ])
    // what replaced the old one is found by it, too
    expect(await actions(`q=${encodeURIComponent('旧标题')}`)).toEqual([
      ...'saved published saved created'.split(' ').map((what) => `news.${what}`),
    ])
    expect(await actions(`q=${encodeURIComponent('新标题')}`)).toEqual(['news.published', 'news.saved'])
  })

  it('knows who signed in and failed to, and what else was done to somebody', async () => {
    const editor = await client.member('editor', 'wang@firm.example', '王敏')
    await client.call('DELETE', '/session', editor)
    await client.signIn('wang@firm.example', 'a wrong password')
    await client.signIn('nobody@firm.example', 'a wrong password')
    const { body } = await client.call('POST', '/members/invitations', admin, {
      email: 'wang@firm.example',
      role: 'publisher',
    })
    expect(body.link).toBeDefined()
    const [invitation] = (await client.call('GET', '/members', admin)).body.invitations
    await client.call('DELETE', `/members/invitations/${invitation.id}`, admin)
    const id = await client.idOf('wang@firm.example')
    await client.call('PUT', `/members/${id}/role`, admin, { role: 'publisher' })
    expect(await actions(`staff=${id}`)).toEqual([
      ...['staff.role-changed', 'session.refused', 'session.closed', 'session.opened', 'staff.accepted'],
    ])
    const refused = await list('action=session.refused')
    expect(refused.map(({ object, staff }) => [object.name, staff]).sort()).toEqual([
      ['', ''],
      ['王敏', '王敏'],
    ])
    expect(await actions('action=staff.invitation-withdrawn')).toHaveLength(1)
  })

  it('says of what is gone what it was called', async () => {
    const filesDir = await mkdtemp(join(tmpdir(), 'test-audit-'))
    const bytes = Buffer.from('!<arch>\ndebian-binary')
    const { app } = new StaffClient(database.db, { filesDir })
    const added = await app.request(`/staff/v1/packages?${encodeURI(PACKAGE)}&size=${bytes.length}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/octet-stream' },
      body: bytes,
    })
    const { id, message } = (await added.json()) as { id: string; message?: string }
    expect([added.status, message]).toEqual([200, undefined])
    const objects = async () => (await list('action=packages.')).map(({ object }) => object)
    expect(await objects()).toEqual([{ name: 'client-8.6.9.deb', id }])
    await database.db.deleteFrom('download').where('id', '=', id).execute()
    expect(await objects()).toEqual([{ name: 'client-8.6.9.deb', id: null }])
    await rm(filesDir, { recursive: true })
  })
})
