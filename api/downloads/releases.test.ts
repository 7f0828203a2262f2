import { beforeEach, expect, it } from 'vitest'
import { type CompatibilityBody, PublicReleases, type ReleaseBody } from '#contract/release-schema.ts'
import { download } from '../../tests/download-records.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { StaffClient, type StaffMember } from '../../tests/staff-client.ts'
import { contentVersion } from '../app/content-version.ts'
import { insertDownload } from './download-store.ts'

const SERVER: ReleaseBody = {
  product: 'mvda',
  part: 'server',
  version: '8.0',
  releasedAt: '2025-12-04',
  fixesUntil: '2026-12-31',
  securityUntil: '2027-12-31',
  upgradeFrom: '',
  downgrade: 'restore',
  serverFrom: '',
  serverTo: '',
}
const CLIENT: ReleaseBody = { ...SERVER, part: 'client', downgrade: 'in-place', serverFrom: '8.0' }
const DEVICE: CompatibilityBody = {
  product: 'mvda',
  kind: 'printer',
  nameCn: '打印机',
  nameEn: 'Printer',
  models: 'M405',
  driver: 'PCL 6',
  versionFrom: '8.0',
  versionTo: '8.6',
  state: 'tested',
}

describeEachDatabase('releases', (database) => {
  let staff: StaffClient
  let publisher: StaffMember
  beforeEach(async () => {
    for (const table of ['product_release', 'download', 'compatibility'] as const)
      await database.db.deleteFrom(table).execute()
    staff = new StaffClient(database.db)
    publisher = await staff.join('publisher')
  })
  const add = (body: ReleaseBody) => publisher('POST', '/releases', body)
  const store = (number: number, changes: Parameters<typeof download>[1]) =>
    database.db.transaction().execute((transaction) =>
      insertDownload(transaction, download(number, { part: 'server', version: '8.0', ...changes }), {
        size: 1,
        sha256: String(number),
      }),
    )
  const shown = async () =>
    PublicReleases.assert(await (await staff.app.request('/releases')).json()).releases

  it('are shown as soon as they are there, and no more when they are gone', async () => {
    const before = await contentVersion(database.db, Date.now())
    const { status, body } = await add(SERVER)
    expect([status, body.edition]).toEqual([200, 1])
    expect(await shown()).toEqual([SERVER])
    expect(await contentVersion(database.db, Date.now())).not.toBe(before)
    const changed = { ...SERVER, fixesUntil: '2027-01-31' }
    const saved = await publisher('PUT', `/releases/${body.id}`, changed, 1)
    expect(saved.body).toMatchObject({ ...changed, edition: 2 })
    await publisher('DELETE', `/releases/${body.id}`, undefined, 2)
    expect(await shown()).toEqual([])
  })

  it.each<[Partial<ReleaseBody>, string, string]>([
    [{ version: '8.0' }, 'version', 'version-exists'],
    [{ fixesUntil: '2025-12-03' }, 'fixesUntil', 'support-ends-early'],
    [{ securityUntil: '2026-12-30' }, 'securityUntil', 'support-ends-early'],
    [{ upgradeFrom: '9.0' }, 'upgradeFrom', 'not-older'],
    [{ upgradeFrom: '7.4' }, 'upgradeFrom', 'unknown-version'],
    [{ serverFrom: '8.6' }, 'serverFrom', 'unknown-version'],
    [{ part: 'client', serverTo: '7.0' }, 'serverTo', 'unknown-version'],
  ])('refuse what cannot be true: %j', async (changes, field, code) => {
    expect((await add(SERVER)).status).toBe(200)
    const { status, body } = await add({ ...SERVER, version: '8.6', ...changes })
    expect([status, body.errors?.[0]]).toMatchObject([422, { field, code }])
  })

  it('give their dates to their packages, and to those that come later', async () => {
    await store(1, { fileName: 'a.deb' })
    await store(2, { fileName: 'a.pdf', kind: 'admin-guide', platform: 'any', cpu: 'any' })
    await add(SERVER)
    const dates = async (id: number) =>
      database.db
        .selectFrom('download')
        .select(['released_at', 'fixes_until', 'support_end'])
        .where('id', '=', download(id).id ?? '')
        .executeTakeFirst()
    expect(await dates(1)).toEqual({
      released_at: '2025-12-04',
      fixes_until: '2026-12-31',
      support_end: '2027-12-31',
    })
    expect(await dates(2)).toEqual({ released_at: '2026-03-01', fixes_until: null, support_end: null })
    const { body } = await publisher('GET', `/packages/${download(1).id}`)
    const { access, part, notes, requirements } = body
    const typed = { access, part, notes, requirements, systems: [' V11 '], releasedAt: '2020-01-01' }
    const undated = { ...typed, fixesUntil: null, securityUntil: null }
    const saved = await publisher('PUT', `/packages/${body.id}`, undated, body.edition)
    expect(saved.body).toMatchObject({
      releasedAt: '2025-12-04',
      fixesUntil: '2026-12-31',
      securityUntil: '2027-12-31',
      systems: ['V11'],
    })
  })

  it('come with what runs where, each once however many formats it has', async () => {
    await store(1, { fileName: 'a.deb', platform: 'kylin', cpu: 'arm', systems: ['V10', 'V11'] })
    await store(2, { fileName: 'a.rpm', platform: 'kylin', cpu: 'arm', systems: ['V10', 'V11'] })
    await store(3, { fileName: 'b.deb', platform: 'uos', cpu: 'x86', state: 'draft' })
    await store(4, { fileName: 'c.msi', part: '' })
    const { builds } = PublicReleases.assert(await (await staff.app.request('/releases')).json())
    const build = { product: 'mvda', part: 'server', version: '8.0', platform: 'kylin', cpu: 'arm' }
    expect(builds).toEqual([{ ...build, systems: ['V10', 'V11'] }])
    await add(SERVER)
    await add(CLIENT)
    expect((await shown()).map(({ part }) => part)).toEqual(['server', 'client'])
  })

  it('come with what each product works with, which is a sample until staff change it', async () => {
    const listed = async () =>
      PublicReleases.assert(await (await staff.app.request('/releases')).json()).compatibility
    const before = await contentVersion(database.db, Date.now())
    const { body } = await publisher('POST', '/compatibility', { ...DEVICE, nameEn: ' Printer\n' })
    expect(await listed()).toEqual([{ ...DEVICE, sample: false }])
    expect(await contentVersion(database.db, Date.now())).not.toBe(before)
    await database.db.updateTable('compatibility').set({ is_sample: 1 }).execute()
    expect(await listed()).toEqual([{ ...DEVICE, sample: true }])
    const change = { ...DEVICE, state: 'unsupported' }
    await publisher('PUT', `/compatibility/${body.id}`, change, 1)
    expect(await listed()).toEqual([{ ...change, sample: false }])
  })

  it.each<[Partial<CompatibilityBody>, string, string]>([
    [{}, 'models', 'entry-exists'],
    [{ nameCn: '\u200b' }, 'nameCn', 'missing'],
    [{ nameEn: ' ' }, 'nameEn', 'missing'],
    [{ versionTo: '7.2' }, 'versionTo', 'not-newer'],
  ])('refuse a device that cannot be listed: %j', async (changes, field, code) => {
    expect((await publisher('POST', '/compatibility', DEVICE)).status).toBe(200)
    const { status, body } = await publisher('POST', '/compatibility', { ...DEVICE, ...changes })
    expect([status, body.errors?.[0]]).toMatchObject([422, { field, code }])
  })
})
