import { beforeAll, expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { StaffClient, type StaffMember } from '../../tests/staff-client.ts'
import { position, recordId, storeJobs } from '../../tests/upstream-records.ts'

describeEachDatabase('the staff jobs API', (database) => {
  let staff: StaffClient
  let editor: StaffMember
  let publisher: StaffMember

  beforeAll(async () => {
    staff = new StaffClient(database.db)
    editor = await staff.join('editor')
    publisher = await staff.join('publisher')
    await storeJobs(database.db, position(1))
  })

  const call = (method: string, path: string, version?: number, body?: object, by = publisher) =>
    by(method, `/jobs${path}`, body, version)
  const publicJob = async (id: string, lang = 'cn') => {
    const response = await staff.app.request(`/jobs/${id}?lang=${lang}`)
    return response.status === 200 ? response.json() : response.status
  }

  it('changes a public position when it is published, and closes it', async () => {
    const id = recordId(1)
    const known = (await call('GET', `/${id}`)).body
    expect(known).toMatchObject({ version: 0, state: 'public', changed: false })
    const content = { ...known.content, cn: { ...known.content.cn, title: '新职位', city: '上海' } }
    const saved = (await call('PUT', `/${id}`, 0, content, editor)).body
    expect(saved).toMatchObject({ version: 1, changed: true })
    expect((await call('PUT', `/${id}`, 0, content, editor)).status).toBe(412)
    expect((await publicJob(id)).title).toBe('职位1')
    expect((await call('POST', `/${id}/publish`, 1, undefined, editor)).status).toBe(403)
    expect((await call('POST', `/${id}/publish`, 1)).body).toMatchObject({ version: 2, changed: false })
    expect(await publicJob(id)).toMatchObject({
      title: '新职位',
      city: '上海',
      publishedAt: '2026-03-01',
      teamKey: 'rnd',
    })
    expect((await call('POST', `/${id}/close`, 2)).body.state).toBe('closed')
    expect((await publicJob(id)).status).toBe('closed')
  })

  it('throws away a draft that was never public, and nothing else', async () => {
    const { id, version } = (await call('POST', '', undefined, {})).body
    expect((await call('DELETE', `/${id}`, version + 1, undefined, editor)).status).toBe(412)
    expect((await call('DELETE', `/${id}`, version, undefined, editor)).status).toBe(204)
    expect((await call('GET', `/${id}`)).status).toBe(404)
    const known = (await call('GET', `/${recordId(1)}`)).body
    const refused = await call('DELETE', `/${recordId(1)}`, known.version)
    expect([refused.status, refused.body.code]).toEqual([422, 'not-draft'])
  })

  it('keeps a draft from the public, and says what it lacks', async () => {
    const { id, version } = (await call('POST', '', undefined, {})).body
    expect(await publicJob(id)).toBe(404)
    const refused = await call('POST', `/${id}/publish`, version)
    expect(refused.status).toBe(422)
    const fields = refused.body.errors.map(({ field }: { field: string }) => field)
    const ofDeadline = (answer: typeof refused) =>
      answer.body.errors.find(({ field }: { field: string }) => field === 'validThrough')?.code
    expect(ofDeadline(refused)).toBe('deadline-missing')
    const { content } = (await call('GET', `/${id}`)).body
    const late = (await call('PUT', `/${id}`, version, { ...content, validThrough: '2020-01-01' })).body
    expect(ofDeadline(await call('POST', `/${id}/publish`, late.version))).toBe('deadline-passed')
    expect(fields).toEqual(expect.arrayContaining(['cn.title', 'cn.duties', 'validThrough']))
  })
})
