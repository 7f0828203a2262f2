import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../each-database.ts'
import {
  applicationBody,
  forgetTrials,
  type Json,
  newKey,
  postApplication,
  TrialApi,
} from '../trial-requests.ts'
import { startUpstream } from '../upstream-process.ts'

const ROUNDS = 4
const APPLICATIONS = 120
/** Every third one comes straight from a visitor, the others from the site's inbox. */
const DIRECT_EVERY = 3
const SENDERS = 6
/** At the latest after so many answers in a round. */
const KILLED_AFTER = 30

interface Form {
  key: string
  email: string
  body: Json
  /** What the upstream has acknowledged it with. */
  reference?: string
}

describeEachDatabase('applications and kill -9', (database) => {
  beforeEach(() => forgetTrials(database.db))

  it('are there exactly once when acknowledged, and can all be sent again', async ({ annotate }) => {
    const forms = await makeForms()
    for (let round = 1; round <= ROUNDS; round++) {
      const upstream = await startUpstream(database.settings)
      const isLast = round === ROUNDS
      const end = isLast ? upstream.stop : upstream.kill
      // In the middle of the work: others are under way when this one is answered.
      const endAfter = isLast ? forms.length : 1 + Math.floor(Math.random() * KILLED_AFTER)
      let answered = 0
      const onAnswer = async () => {
        if (++answered === endAfter) await end()
      }
      // The ones without an answer again, then those with one: clients retry, inboxes redeliver.
      const queue = isLast ? [...forms] : [...unanswered(forms), ...forms.filter((form) => form.reference)]
      await Promise.all(Array.from({ length: SENDERS }, () => sendAll(upstream.url, queue, onAnswer)))
      if (!isLast) expect(unanswered(forms)).not.toEqual([])
    }
    expect(unanswered(forms)).toEqual([])
    const rows = await database.db
      .selectFrom('trial_application')
      .select(['email', 'reference', 'status'])
      .execute()
    const byEmail = (a: { email: string }, b: { email: string }) => (a.email < b.email ? -1 : 1)
    expect(rows.map(({ email, reference }) => ({ email, reference })).sort(byEmail)).toEqual(
      forms.map(({ email, reference }) => ({ email, reference })).sort(byEmail),
    )
    expect(rows.filter(({ status }) => status === 'verified')).toHaveLength(APPLICATIONS / DIRECT_EVERY)
    const mails = await database.db
      .selectFrom('mail')
      .select(({ fn }) => ['reference', fn.countAll<number>().as('count')])
      .where('kind', '!=', 'code')
      .groupBy('reference')
      .execute()
    expect(new Set(mails.map(({ count }) => Number(count)))).toEqual(new Set([2]))
    // of the others sales hears in one message, later
    expect(mails).toHaveLength(APPLICATIONS / DIRECT_EVERY)
    annotate(`${APPLICATIONS} applications, killed ${ROUNDS - 1} times`)
    if (database.settings.databaseUrl) return
    const { rows: check } = await sql<object>`pragma integrity_check`.execute(database.db)
    expect(check).toEqual([{ integrity_check: 'ok' }])
  })

  async function makeForms(): Promise<Form[]> {
    const api = new TrialApi(database.db)
    api.now = Date.now()
    const deferred = { receivedAt: new Date(api.now).toISOString() }
    const forms: Form[] = []
    for (let number = 0; number < APPLICATIONS; number++) {
      const email = `person${number}@firm.test`
      const extra = number % DIRECT_EVERY === 0 ? { code: await api.code(email) } : { deferred }
      forms.push({ key: newKey(), email, body: applicationBody({ email, ...extra }) })
    }
    return forms
  }
})

function unanswered(forms: Form[]): Form[] {
  return forms.filter(({ reference }) => reference === undefined)
}

/** Until the queue is empty or the upstream is gone. */
async function sendAll(url: string, queue: Form[], onAnswer: () => Promise<void>): Promise<void> {
  for (let form = queue.shift(); form; form = queue.shift()) {
    const reference = await send(url, form).catch(() => undefined)
    if (reference === undefined) continue
    // Whatever was acknowledged before must be acknowledged the same.
    if (form.reference !== undefined) expect(reference).toBe(form.reference)
    form.reference = reference
    await onAnswer()
  }
}

async function send(url: string, { key, body }: Form): Promise<string> {
  const { status, reference = '' } = await postApplication(url, body, { key })
  if (status !== 201) throw new Error(`${status}`)
  return reference
}
