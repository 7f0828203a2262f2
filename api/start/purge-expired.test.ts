import { randomUUIDv7 } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { applicationBody, countRows, forgetTrials, TrialApi } from '../../tests/trial-requests.ts'
import type { Log, LogEntry } from '../base/log.ts'
import { trialSecrets } from '../base/trial-secrets.ts'
import { correctPurgedAt, listPurged, putBack } from '../db/purged-rows.ts'
import { eraseEverywhere, exportPerson } from '../leads/person.ts'
import { rooms } from '../rooms.ts'
import { clockFault, noteRound } from '../upkeep/clock-check.ts'
import { purgeExpired, tidy } from './purge-expired.ts'

const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

describeEachDatabase('purgeExpired', (database) => {
  let api: TrialApi

  beforeEach(async () => {
    api = new TrialApi(database.db)
    await forgetTrials(database.db)
    await database.db.deleteFrom('housekeeping').execute()
    const code = await api.code()
    await api.apply(applicationBody({ code }))
    await api.deliver(applicationBody({ email: 'li.si@firm.test' }))
    await api.deliver({ email: 'wang.wu@firm.test' })
  })

  const place = (log: Log) => ({ db: database.db, filesDir: 'no-such-folder', log })
  const left = async () => ({
    applications: await countRows(database.db, 'trial_application'),
    letters: await countRows(database.db, 'trial_dead_letter'),
    submissions: await countRows(database.db, 'idempotency_key'),
    consents: await countRows(database.db, 'consent'),
    codes: await countRows(database.db, 'trial_code'),
    mails: await countRows(database.db, 'mail'),
  })
  const all = { applications: 2, letters: 1, submissions: 3, consents: 2, codes: 1, mails: 4 }

  it.each([
    ['nothing within a day', DAY, all],
    ['codes and their messages after it', DAY + 1, { ...all, codes: 0, mails: 3 }],
    ['no more within 30 days', 30 * DAY, { ...all, codes: 0, mails: 3 }],
    [
      'what was never verified, and messages, after it',
      30 * DAY + 1,
      { applications: 1, letters: 0, submissions: 1, consents: 1, codes: 0, mails: 0 },
    ],
    [
      'no more within 12 months',
      365 * DAY,
      { applications: 1, letters: 0, submissions: 1, consents: 1, codes: 0, mails: 0 },
    ],
    [
      'everything after it',
      366 * DAY,
      { applications: 0, letters: 0, submissions: 0, consents: 0, codes: 0, mails: 0 },
    ],
  ])('deletes %s', async (_name, after, expected) => {
    await purgeExpired(database.db, api.now + after)
    expect(await left()).toEqual(expected)
    await purgeExpired(database.db, api.now + after)
    expect(await left()).toEqual(expected)
  })

  it('keeps what a sign-in waits for until its end', async () => {
    const row = { id: 'waiting', identifier: 'device', value: 'x', expires_at: api.now + 1 }
    await database.db.insertInto('staff_verification').values(row).execute()
    expect(await purgeExpired(database.db, api.now)).toEqual({})
    expect(await purgeExpired(database.db, api.now + 2)).toEqual({ staff_verification: 1 })
  })

  it('says how much went, and no names', async () => {
    const logged: object[] = []
    await noteRound(database.db, Date.now() - DAY)
    await database.db.updateTable('trial_dead_letter').set({ created_at: Date.now() }).execute()
    await database.db
      .updateTable('trial_code')
      .set({ created_at: Date.now() - 2 * DAY })
      .execute()
    await database.db
      .updateTable('trial_application')
      .set({ created_at: Date.now() - 400 * DAY })
      .execute()
    await database.db
      .updateTable('mail')
      .set({ created_at: Date.now() - 31 * DAY })
      .execute()
    await tidy(
      place((entry) => logged.push(entry)),
      Date.now(),
    )
    expect(logged).toEqual([{ event: 'purged', trial_application: 2, trial_code: 1, mail: 4 }])
  })

  it('takes a bounded share of a table in one round, and the rest in the next ones', async () => {
    const letter = await database.db.selectFrom('trial_dead_letter').selectAll().executeTakeFirstOrThrow()
    const letters = Array.from({ length: 49 }, () => ({ ...letter, id: randomUUIDv7() }))
    await database.db.insertInto('trial_dead_letter').values(letters).execute()
    const later = api.now + 31 * DAY
    const rounds = []
    for (let round = 0; round < 3; round++)
      rounds.push((await purgeExpired(database.db, later)).trial_dead_letter)
    expect(rounds).toEqual([20, 20, 10])
  })

  describe('can be put back', () => {
    const rows = async () => {
      const tables = [
        'trial_application',
        'lead_event',
        'consent',
        'idempotency_key',
        'trial_dead_letter',
      ] as const
      const all = tables.map((table) => database.db.selectFrom(table).selectAll().execute())
      return (await Promise.all(all)).map((found) => found.map((row) => JSON.stringify(row)).sort())
    }
    const mails = () =>
      database.db.selectFrom('mail').select('id').where('kind', '<>', 'code').orderBy('id').execute()
    const later = () => api.now + 366 * DAY

    beforeEach(async () => {
      await database.db.deleteFrom('purged_row').execute()
      const [{ id } = { id: '' }] = await database.db.selectFrom('trial_application').select('id').execute()
      const event = {
        kind: 'note',
        old_value: '',
        new_value: '\u8bf4\u660e "a"',
        staff_id: 'x',
        staff_name: 'y',
      } as const
      await database.db
        .insertInto('lead_event')
        .values({ id: randomUUIDv7(), application_id: id, created_at: api.now, ...event })
        .execute()
    })

    it('with everything that went with it, for seven days', async () => {
      const before = [await rows(), await mails()]
      await purgeExpired(database.db, later())
      expect((await rows()).flat()).toEqual([])
      await purgeExpired(database.db, later() + 7 * DAY)
      expect(await putBack(database.db)).toEqual({
        restored: { trial_application: 2, trial_dead_letter: 1, mail: 3 },
        left: 0,
      })
      expect([await rows(), await mails()]).toEqual(before)
      expect(await listPurged(database.db)).toEqual([])
      await purgeExpired(database.db, later())
      await purgeExpired(database.db, later() + 7 * DAY + 1)
      expect(await putBack(database.db)).toEqual({ restored: {}, left: 0 })
    })

    it('but not over what is there again', async () => {
      const [application] = await database.db.selectFrom('trial_application').selectAll().execute()
      if (!application) throw new Error('There is none.')
      await purgeExpired(database.db, later())
      await database.db.insertInto('trial_application').values(application).execute()
      const { restored, left } = await putBack(database.db)
      expect([restored.trial_application, left]).toEqual([1, 1])
      expect(await countRows(database.db, 'trial_application')).toBe(2)
    })

    it('for seven days of the right clock, where it was taken by one that was ahead', async () => {
      await purgeExpired(database.db, later())
      await correctPurgedAt(database.db, api.now)
      await purgeExpired(database.db, api.now + 7 * DAY + 1)
      expect(await listPurged(database.db)).toEqual([])
    })

    it('but for what a person has asked to erase', async () => {
      await purgeExpired(database.db, later())
      const place = {
        db: database.db,
        rooms,
        dataDir: 'no-such-folder',
        secrets: trialSecrets('a secret of this test'),
        feed: { adminOrigin: 'https://firm.test' },
      }
      const act = { by: { id: null, name: 'test' }, now: api.now }
      const { keptAside } = await exportPerson(place, 'Li.Si@firm.test')
      expect(JSON.stringify(keptAside)).toContain('li.si@firm.test')
      expect(await eraseEverywhere(place, 'Li.Si@firm.test', act)).toMatchObject({ applications: 1 })
      const left = await database.db.selectFrom('purged_row').select('body').execute()
      expect(JSON.stringify(left)).not.toContain('li.si@firm.test')
      const { restored } = await putBack(database.db)
      expect([restored.trial_application, restored.trial_dead_letter]).toEqual([1, 1])
    })
  })

  describe('with a clock that is wrong', () => {
    const real = Date.now()

    beforeEach(async () => {
      // everything was written within the last days
      await database.db
        .updateTable('trial_application')
        .set({ created_at: real - DAY })
        .execute()
      await database.db
        .updateTable('trial_dead_letter')
        .set({ created_at: real - DAY })
        .execute()
      await database.db
        .updateTable('mail')
        .set({ created_at: real - DAY / 2 })
        .execute()
      await database.db
        .updateTable('trial_code')
        .set({ created_at: real - DAY / 2 })
        .execute()
    })

    const events = async (now: number): Promise<unknown[]> => {
      const logged: LogEntry[] = []
      await tidy(
        place((entry) => logged.push(entry)),
        now,
      )
      return logged.map(({ event }) => event)
    }

    it.each([31, 365])('%i days ahead deletes nothing, round after round', async (days) => {
      const before = await left()
      expect(await events(real)).toEqual([])
      for (let hour = 0; hour < 5; hour++)
        expect(await events(real + days * DAY + hour * HOUR)).toEqual(['housekeeping-refused'])
      expect(await left()).toEqual(before)
      // back again, it goes on
      expect(await events(real + 2 * 60_000)).toEqual([])
      expect(await left()).toEqual(before)
    })

    it('deletes nothing in its first round ever', async () => {
      const before = await left()
      expect(await events(real + 31 * DAY)).toEqual(['housekeeping-refused'])
      expect(await left()).toEqual(before)
    })

    it('deletes nothing at one of several upstreams, and holds up no other', async () => {
      const before = await left()
      for (let hour = 0; hour < 3; hour++) {
        const now = real + hour * 60_000
        expect(await events(now)).toEqual([])
        expect(await events(now + 40 * DAY)).toEqual(['housekeeping-refused'])
      }
      // what it writes is of its own time, and vouches for nothing
      await database.db
        .updateTable('mail')
        .set({ created_at: real + 40 * DAY })
        .execute()
      expect(await events(real + 40 * DAY)).toEqual(['housekeeping-refused'])
      expect(await left()).toEqual(before)
    })

    it('says in its numbers that it refuses', async () => {
      const rounds: boolean[] = []
      const onRound = (refused: boolean) => rounds.push(refused)
      await tidy({ ...place(() => {}), onRound }, real)
      await tidy({ ...place(() => {}), onRound }, real + 31 * DAY)
      expect(rounds).toEqual([false, true])
    })

    it('goes on once somebody has said that it is right', async () => {
      const reason = database.settings.databaseUrl ? 'database-clock' : 'newest-row'
      expect((await clockFault(database.db, real - 10 * DAY))?.reason).toBe(reason)
      await noteRound(database.db, real - 10 * DAY)
      expect(await events(real)).toEqual(['housekeeping-refused'])
      await noteRound(database.db, real)
      expect(await events(real)).toEqual([])
    })
  })
})
