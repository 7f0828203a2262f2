import { beforeEach, expect, it, vi } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { applicationBody, countRows, forgetTrials, TrialApi } from '../../tests/trial-requests.ts'
import { purgeExpired, tidy } from './purge-expired.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const DAY = 24 * 60 * 60 * 1000

describeEachDatabase('purgeExpired', (database) => {
  let api: TrialApi

  beforeEach(async () => {
    api = new TrialApi(database.db)
    await forgetTrials(database.db)
    const code = await api.code()
    await api.apply(applicationBody({ code }))
    await api.deliver(applicationBody({ email: 'li.si@firm.test' }))
    await api.deliver({ email: 'wang.wu@firm.test' })
  })

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

  it('says how much went, and no names', async () => {
    const logged: object[] = []
    await tidy(database.db, 'no-such-folder', (entry) => logged.push(entry), api.now + 400 * DAY)
    expect(logged).toEqual([
      { event: 'purged', trial_application: 2, trial_dead_letter: 1, trial_code: 1, mail: 4 },
    ])
  })
})
