import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import { canonicalEmail, emailKey } from '#contract/email.ts'
import { productOfTrialId } from '#contract/products.ts'
import type { Person, PersonConsent, PersonQuery } from '#contract/staff/person-schema.ts'
import { readTelephone } from '#contract/telephone.ts'
import { ofPlain } from '#contract/trial/trial-fields.ts'
import { keyRanges } from '../db/key-ranges.ts'
import { purgedWith } from '../db/purged-rows.ts'
import { containsPattern } from '../db/search-text.ts'
import type { Database, Tables } from '../db/tables.ts'
import { notFound, ProblemError } from '../http/problem.ts'
import { ownersById } from './lead.ts'
import { exportPerson, type LeadsPlace } from './person.ts'
import { findInInbox } from './site-inbox.ts'

type Reader = Pick<Database, 'selectFrom' | 'getExecutor'>
type ApplicationRow = Awaited<ReturnType<typeof applicationsOf>>[number]

/** As many applications, and as many notes, as are listed. */
const MOST = 200

/**
 * Everything that is stored about a person, who is asked for by an address, a number or an application: what has the
 * address, and as an offer what has the same number under another address.
 * @throws ProblemError 404 for an application that is none; 422 for what is neither address nor number
 */
export async function findPerson(
  { db, rooms, dataDir }: Pick<LeadsPlace, 'db' | 'rooms' | 'dataDir'>,
  query: PersonQuery,
): Promise<Person> {
  const place = { db, rooms }
  const asked = await askedFor(db, query)
  const own = [...(await applicationsOf(db, asked)), ...(await keptAside(db, asked))]
  const emails = [...new Set([...asked.emails, ...(asked.emails.length > 0 ? [] : own.map(emailOfRow))])]
  const numbers = [...new Set([...asked.numbers, ...own.map((row) => row.telephone_e164)])].filter(Boolean)
  const all = await applicationsOf(db, { emails, numbers })
  const rows = all.slice(0, MOST)
  const aside = await keptAside(db, { emails, numbers })
  const known = [...new Set([...emails, ...rows.map(emailOfRow)])]
  const { mentions, isCut } = await mentionsOf(
    db,
    personOf([...rows, ...aside], emails),
    rows.map(({ id }) => id),
  )
  const ownerOf = await ownersById(db)
  const stored = await Promise.all(emails.map((email) => exportPerson(place, email)))
  const count = (kind: string) => stored.reduce((sum, one) => sum + (one[kind]?.length ?? 0), 0)
  const inboxes = emails.map((email) => findInInbox(dataDir, email)?.length)
  return {
    emails,
    isCut: isCut || all.length > MOST,
    applications: rows.map((row) => ({
      id: row.id,
      reference: row.reference,
      receivedAt: iso(row.received_at),
      product: productOfTrialId(String(row.product)) ?? null,
      name: row.name,
      email: row.email,
      telephone: row.telephone,
      ...ofPlain((name) => row[name]),
      status: row.lead_status,
      owner: ownerOf(row.owner_id),
      isVerified: row.status === 'verified',
      same: [
        ...(emails.includes(emailOfRow(row)) ? (['email'] as const) : []),
        ...(numbers.includes(row.telephone_e164) ? (['telephone'] as const) : []),
      ],
    })),
    consents: await consentsOf(db, known),
    accounts: (await accountsOf(db, emails)).map(({ email, name, created_at }) => ({
      email,
      name,
      createdAt: iso(created_at),
    })),
    mails: count('mails'),
    codes: count('codes'),
    deadLetters: count('deadLetters'),
    keptAside: await countAside(place, aside, emails),
    siteInbox: inboxes.includes(undefined) ? null : inboxes.reduce((sum: number, one = 0) => sum + one, 0),
    mentions,
  }
}

async function askedFor(db: Reader, query: PersonQuery): Promise<{ emails: string[]; numbers: string[] }> {
  if ('lead' in query) {
    const lead = await db
      .selectFrom('trial_application')
      .select('email')
      .where('id', '=', query.lead)
      .executeTakeFirstOrThrow(notFound)
    return { emails: [emailKey(lead.email)], numbers: [] }
  }
  const email = canonicalEmail(query.by)
  if (email) return { emails: [emailKey(email)], numbers: [] }
  const number = readTelephone(query.by)?.e164
  if (number) return { emails: [], numbers: [number] }
  throw new ProblemError(422, 'neither-address-nor-number', {
    errors: [{ field: 'by', code: 'neither-address-nor-number', detail: 'must be an address or a number' }],
  })
}

type Named = { emails: readonly string[]; numbers: readonly string[] }

/** Those under the addresses first, then the newest; one more than is listed. */
function applicationsOf(db: Reader, { emails, numbers }: Named) {
  return db
    .selectFrom('trial_application')
    .selectAll()
    .where(({ or, eb }) =>
      or([
        ...(emails.length > 0 ? [sql<SqlBool>`lower(email) in (${sql.join(emails)})`] : []),
        ...(numbers.length > 0 ? [eb('telephone_e164', 'in', numbers)] : []),
      ]),
    )
    .$if(emails.length > 0, (query) =>
      query.orderBy(sql`case when lower(email) in (${sql.join(emails)}) then 0 else 1 end`),
    )
    .orderBy('received_at', 'desc')
    .limit(MOST + 1)
    .execute()
}

/** What tells of a person in an application. */
type Applicant = Pick<ApplicationRow, 'email' | 'name' | 'telephone' | 'telephone_e164'>

/** Applications that housekeeping has taken, and that can still be put back. */
export async function keptAside(db: Reader, { emails, numbers }: Named): Promise<Applicant[]> {
  const rows = [
    ...(await purgedWith(db, 'trial_application', 'email', emails)),
    ...(await purgedWith(db, 'trial_application', 'telephone_e164', numbers)),
  ]
  const text = (value: unknown) => String(value ?? '')
  return rows.map((row) => ({
    email: text(row.email),
    name: text(row.name),
    telephone: text(row.telephone),
    telephone_e164: text(row.telephone_e164),
  }))
}

/** All that is kept aside, by address: under those that were asked for, and on offer those with the same number. */
async function countAside(
  place: Pick<LeadsPlace, 'db' | 'rooms'>,
  applicants: readonly Applicant[],
  emails: readonly string[],
): Promise<Person['keptAside']> {
  const counted = await Promise.all(
    [...new Set([...emails, ...applicants.map(emailOfRow)])].map(async (email) => {
      const own = applicants.filter((row) => emailOfRow(row) === email)
      const names = [...new Set(own.map(({ name }) => name))]
      const { keptAside = [] } = await exportPerson(place, email)
      return { email, names, rows: keptAside.length }
    }),
  )
  return counted.filter(({ rows }) => rows > 0)
}

function emailOfRow({ email }: { email: string }): string {
  return emailKey(email)
}

/** What an address, a number in digits or a name may stand under elsewhere. */
export interface Traces {
  emails: readonly string[]
  numbers: readonly string[]
  names: readonly string[]
}

/** Of the applications under the addresses alone: a number may be a whole company's. */
export function personOf(rows: readonly Applicant[], emails: readonly string[]): Traces {
  const own = rows.filter((row) => emails.includes(emailOfRow(row)))
  const distinct = (texts: readonly string[]) => [...new Set(texts.filter(Boolean))]
  return {
    emails,
    numbers: distinct(
      own.flatMap((row) => [row.telephone, row.telephone_e164.replace(/^\+86/, '')]).map(digitsOf),
    ),
    // a name of one letter is in every second note
    names: distinct(own.map(({ name }) => name)).filter((name) => [...name].length > 1),
  }
}

/** Events searched by one statement: some 20 ms of SQLite. */
const BATCH = 10_000

/** Notes about other people that name the person. @param except the person's own applications */
export async function mentionsOf(
  db: Reader,
  { emails, numbers, names }: Traces,
  except: readonly string[],
): Promise<Pick<Person, 'mentions' | 'isCut'>> {
  const kinds = (
    [
      ['email', emails],
      ['telephone', numbers],
      ['name', names],
    ] as const
  ).filter(([, texts]) => texts.length > 0)
  const found = new Map<string, Person['mentions'][number]>()
  let isCut = false
  if (kinds.length > 0)
    for await (const range of keyRanges(db, 'lead_event.id', BATCH)) {
      const rows = await db
        .selectFrom('lead_event')
        .innerJoin('trial_application as application', 'application.id', 'lead_event.application_id')
        .select(['application.id', 'application.reference'])
        .select((where) =>
          kinds.map(([what, texts]) => where.or(texts.map((text) => contains(what, text))).as(what)),
        )
        .where(range)
        .where('lead_event.kind', '=', 'note')
        .where((where) =>
          where.or(kinds.flatMap(([what, texts]) => texts.map((text) => contains(what, text)))),
        )
        .$if(except.length > 0, (query) => query.where('application.id', 'not in', except))
        .limit(MOST + 1)
        .execute()
      for (const { id, reference, ...is } of rows) {
        const [what = 'name'] = kinds.map(([kind]) => kind).filter((kind) => is[kind])
        const known = found.get(id)?.what
        if (!known || rankOf(what) < rankOf(known)) found.set(id, { id, reference, what })
      }
      isCut = found.size > MOST || rows.length > MOST
      if (isCut) break
    }
  const mentions = [...found.values()].sort((a, b) => rankOf(a.what) - rankOf(b.what))
  return { mentions: mentions.slice(0, MOST), isCut }
}

function rankOf(what: Person['mentions'][number]['what']): number {
  return ['email', 'telephone', 'name'].indexOf(what)
}

function digitsOf(number: string): string {
  return number.replace(/\D/g, '')
}

/** A number is found however its digits are grouped. */
function contains(what: Person['mentions'][number]['what'], text: string) {
  const note = sql`lower(lead_event.new_value)`
  const searched = what === 'telephone' ? sql`replace(replace(${note}, ' ', ''), '-', '')` : note
  return sql<SqlBool>`${searched} like ${containsPattern(text.toLowerCase())} escape '\\'`
}

/** What was agreed to under some addresses, newest first. */
async function consentsOf(db: Reader, emails: readonly string[]): Promise<PersonConsent[]> {
  if (emails.length === 0) return []
  const news = await db.selectFrom('marketing_consent').selectAll().where('email_key', 'in', emails).execute()
  const trials = await db
    .selectFrom('consent')
    .innerJoin('trial_application as application', 'application.id', 'consent.application_id')
    .select(['email', 'consent.lang', 'version', 'given_at', 'network', 'status'])
    .where('purpose', '=', 'trial')
    .where(sql<SqlBool>`lower(email) in (${sql.join(emails)})`)
    .execute()
  const accounts = await accountsOf(db, emails)
  const consents: PersonConsent[] = [
    ...news.map(({ email, version, lang, given_at, withdrawn_at, confirmed, network }) => ({
      purpose: 'news' as const,
      email,
      version,
      lang,
      givenAt: iso(given_at),
      withdrawnAt: withdrawn_at === null ? null : iso(withdrawn_at),
      confirmed: confirmed === 1,
      network,
    })),
    ...trials.map(({ email, version, lang, given_at, status, network }) => ({
      purpose: 'trial' as const,
      email,
      version,
      lang,
      givenAt: iso(given_at),
      withdrawnAt: null,
      confirmed: status === 'verified',
      network,
    })),
    ...accounts.map(({ email, consent_version, lang, created_at }) => ({
      purpose: 'account' as const,
      email,
      version: consent_version,
      lang,
      givenAt: iso(created_at),
      withdrawnAt: null,
      confirmed: true,
      network: '',
    })),
  ]
  return consents.sort((a, b) => (a.givenAt < b.givenAt ? 1 : -1))
}

function accountsOf(db: Reader, emails: readonly string[]) {
  return db
    .selectFrom('account')
    .select(['email', 'name', 'lang', 'consent_version', 'created_at'])
    .where((where: ExpressionBuilder<Tables, 'account'>) =>
      emails.length > 0 ? where('email_key', 'in', emails) : sql<SqlBool>`1 = 0`,
    )
    .execute()
}

function iso(time: number): string {
  return new Date(Number(time)).toISOString()
}
