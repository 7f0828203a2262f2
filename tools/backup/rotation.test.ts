import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { trialSecrets } from '../../api/base/trial-secrets.ts'
import { migrate } from '../../api/db/migrate.ts'
import { openDatabase } from '../../api/db/open-database.ts'
import type { Database } from '../../api/db/tables.ts'
import { noteErased } from '../../api/trial/erased-person.ts'
import { noteSecret } from '../../api/upkeep/note-secret.ts'
import { logIn } from '../../tests/account-browser.ts'
import { download, storeDownloads } from '../../tests/download-records.ts'
import { StaffClient, totp } from '../../tests/staff-client.ts'
import { applicationBody, countRows, TrialApi } from '../../tests/trial-requests.ts'
import { makeBackup, type Places } from './make-backup.ts'
import { restoreBackup } from './restore-backup.ts'
import { carriedSecrets } from './secrets.ts'

// The recipe "the secret leaked" of docs/operations.md, on another machine

const OLD = 'the secret that has leaked'
const NEW = 'the secret that replaces it'
const PASSPHRASE = 'a passphrase of the operators'

let folder: string
let backup: string
/** What was handed out under the old secret. */
let given: { totpSecret: string; fileAddress: string; unsubscribe: string; code: string }

function place(name: string, relaySecret: string): Places {
  const dataDir = join(folder, name)
  const secrets = { RELAY_SECRET: relaySecret, FACTOR_SECRET: 'a secret of the upstream' }
  return {
    databaseUrl: undefined,
    dataDir,
    filesDir: join(dataDir, 'files'),
    secrets,
    passphrase: PASSPHRASE,
  }
}

function appOf(db: Database, { filesDir, secrets }: Places) {
  const settings = {
    relaySecret: secrets?.RELAY_SECRET ?? '',
    factorSecret: secrets?.FACTOR_SECRET,
    filesDir,
  }
  const trial = new TrialApi(db, settings)
  trial.now = Date.now()
  return { trial, staff: new StaffClient(db, settings) }
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-rotation-'))
  const here = place('here', OLD)
  const db = await openDatabase(here)
  await migrate(db)
  await noteSecret(db, [OLD], Date.now())
  await storeDownloads(db, here.filesDir, download(1))
  const { trial, staff } = appOf(db, here)
  const { secret: totpSecret } = await staff.addSecondFactor(await staff.member('editor'))
  const news = { marketing: true, marketingVersion: 'news-1 9f2c', code: await trial.code() }
  expect((await trial.apply(applicationBody(news))).status).toBe(201)
  const consented = db.selectFrom('mail').select('unsubscribe').where('unsubscribe', 'is not', null)
  const { unsubscribe } = await consented.executeTakeFirstOrThrow()
  const bearer = { authorization: `Bearer ${await logIn(db, Date.now())}` }
  const address = await trial.post(`/downloads/${download(1).id}/address`, {}, bearer)
  await db
    .transaction()
    .execute((trx) => noteErased(trx, trialSecrets(OLD), 'erased@firm.test', Date.now() + 60_000))
  given = {
    totpSecret,
    fileAddress: new URL(address.body.url).pathname,
    unsubscribe: unsubscribe?.split('token=')[1] ?? '',
    code: await trial.code('li.si@firm.test'),
  }
  await db.destroy()
  backup = await makeBackup(here, join(folder, 'backups'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

it('a backup has the secrets sealed, and says in the clear only which they were', async () => {
  const names = await readdir(backup)
  for (const name of names.filter((one) => !['upstream', 'files'].includes(one)))
    expect(await readFile(join(backup, name), 'utf8')).not.toContain(OLD)
  expect(await carriedSecrets(backup, PASSPHRASE)).toEqual(place('here', OLD).secrets)
  await expect(carriedSecrets(backup, 'another passphrase')).rejects.toThrow(/BACKUP_PASSPHRASE/)
  await expect(carriedSecrets(backup, undefined)).rejects.toThrow(/BACKUP_PASSPHRASE/)
})

it('a restore under the new secret alone writes nothing, and says what to set', async () => {
  const there = place('refused', NEW)
  await expect(restoreBackup(there, backup)).rejects.toThrow(/another RELAY_SECRET .*--secrets/)
  expect(existsSync(join(there.dataDir, 'upstream.sqlite'))).toBe(false)
  const withoutFactor = { ...place('refused', OLD), secrets: { RELAY_SECRET: OLD } }
  await expect(restoreBackup(withoutFactor, backup)).rejects.toThrow(/a FACTOR_SECRET/)
})

it('with the old one behind a comma everything that was handed out stays good', async () => {
  const there = place('there', `${NEW},${OLD}`)
  await restoreBackup(there, backup)
  const db = await openDatabase(there)
  expect(await noteSecret(db, [NEW, OLD], Date.now())).toBeUndefined()
  const { trial, staff } = appOf(db, there)
  // the next code: the one of the setup has been used
  const code = totp(given.totpSecret, Date.now() + 30_000)
  expect((await staff.completeSignIn('editor@firm.example', code)).status).toBe(200)
  expect(await (await trial.app.request(given.fileAddress)).text()).toContain('bytes of')
  expect((await trial.post('/consents/withdrawals', { token: given.unsubscribe })).status).toBe(200)
  const application = applicationBody({ email: 'li.si@firm.test', code: given.code })
  expect((await trial.apply(application)).body).toMatchObject({ status: 'verified' })
  const applications = await countRows(db, 'trial_application')
  const late = { ...applicationBody({ email: 'erased@firm.test' }) }
  for (const presented of [OLD, NEW, `${OLD},${NEW}`, `${NEW}, ${OLD}`]) {
    const headers = { 'idempotency-key': 'k'.repeat(22), 'x-relay-secret': presented }
    const deferred = { receivedAt: new Date().toISOString() }
    expect((await trial.post('/trial/applications', { ...late, deferred }, headers)).status).toBe(201)
  }
  expect(await countRows(db, 'trial_application'), 'the erased one stays erased').toBe(applications)
  await db.destroy()
})

it('a start under another secret than the one before says so, once', async () => {
  const there = place('start', OLD)
  await restoreBackup(there, backup)
  const db = await openDatabase(there)
  expect(await noteSecret(db, [NEW], Date.now())).toMatch(/^[0-9a-f]{16}$/)
  expect(await noteSecret(db, [NEW], Date.now())).toBeUndefined()
  await db.destroy()
})
