import { setImmediate } from 'node:timers/promises'
import { type Selectable, sql } from 'kysely'
import PQueue from 'p-queue'
import { chinaTime } from '#contract/china-time.ts'
import type { LeadSummary } from '#contract/lead-schema.ts'
import { internationalNotation } from '#contract/telephone.ts'
import { leadWords } from '#contract/texts/lead-words.ts'
import { textRules } from '#contract/trial/trial-fields.ts'
import type { Language } from '#contract/values-schema.ts'
import { campaignMembers, sourceMembers } from '#contract/visit-source.ts'
import { csvHead, csvLine, plainCell } from '../command/table-text.ts'
import type { Database, Tables } from '../db/tables.ts'
import { COLUMNS } from '../trial/fields.ts'
import { knownCompany } from '../trial/known-company.ts'
import { ownersById } from './lead.ts'
import type { Condition } from './lead-filter.ts'

/** Rows looked at by one statement: some 10 ms of SQLite, which answers nobody else meanwhile. */
const BATCH = 200
/** Excel puts what is longer than 32,767 characters into the rows below. */
const MAX_CELL = 32_000

/** One batch at a time in this process, however many exports run. */
const turns = new PQueue({ concurrency: 1 })

type Application = Selectable<Tables['trial_application']>
type Position = Pick<Application, 'received_at' | 'id'>

interface Row extends Application {
  /** Whether product news were agreed to, and still are. */
  agrees: boolean
  owner: LeadSummary['owner']
  events: readonly Selectable<Tables['lead_event']>[]
}

/**
 * The applications of a filter as CSV, newest first: batches by keyset, each when the reader has taken the one before.
 * The last line is empty; a file without it is not whole.
 * @param isWanted the filter
 */
export async function* exportLeads(
  db: Database,
  isWanted: Condition,
  lang: Language,
): AsyncGenerator<string> {
  const columns = columnsIn(lang)
  yield csvHead(columns.map(({ heading }) => heading))
  let after: Position | undefined
  do {
    const batch = await turns.add(async () => {
      const read = await readBatch(db, isWanted, after)
      const text = read.rows.map((row) => csvLine(columns.map(({ cell }) => cell(row)))).join('')
      // a reader that takes all at once lets promises follow promises, and nobody else be answered
      await setImmediate()
      return { text, end: read.end }
    })
    if (batch.text) yield batch.text
    after = batch.end
  } while (after)
  yield '\r\n'
}

/** A batch has an end where there may be more: what the filter leaves out is read as well, so each takes as long as any other. */
async function readBatch(db: Database, isWanted: Condition, after?: Position) {
  const table = db.selectFrom('trial_application')
  const rest = after ? table.where(isBefore(after)) : table
  const end = await rest
    .select(['received_at', 'id'])
    .orderBy('received_at', 'desc')
    .orderBy('id', 'desc')
    .offset(BATCH - 1)
    .limit(1)
    .executeTakeFirst()
  const wanted = end
    ? rest.where(sql<boolean>`(received_at, id) >= (${end.received_at}, ${end.id})`).where(isWanted)
    : rest.where(isWanted)
  const applications = await wanted.selectAll().orderBy('received_at', 'desc').orderBy('id', 'desc').execute()
  return { rows: await withRest(db, applications), end }
}

function isBefore({ received_at, id }: Position) {
  return sql<boolean>`(received_at, id) < (${received_at}, ${id})`
}

/** With what other tables hold of them. */
async function withRest(db: Database, applications: readonly Application[]): Promise<Row[]> {
  if (applications.length === 0) return []
  const ownerOf = await ownersById(db)
  const references = applications.map(({ reference }) => reference)
  const consents = await db
    .selectFrom('marketing_consent')
    .select('reference')
    .where('reference', 'in', references)
    .where('withdrawn_at', 'is', null)
    .execute()
  const agreed = new Set(consents.map(({ reference }) => reference))
  const ids = applications.map(({ id }) => id)
  const events = await db
    .selectFrom('lead_event')
    .selectAll()
    .where('application_id', 'in', ids)
    .where('kind', '=', 'note')
    .orderBy('created_at')
    .execute()
  const eventsOf = Map.groupBy(events, ({ application_id }) => application_id)
  return applications.map((application) => ({
    ...application,
    agrees: agreed.has(application.reference),
    owner: ownerOf(application.owner_id),
    events: eventsOf.get(application.id) ?? [],
  }))
}

interface Column {
  heading: string
  /** As it stands in the file. */
  cell: (row: Row) => string
}

/** In a column of its own, or together with another. */
const APART = ['telephone_e164', 'telephone_extension', 'source', 'readiness']

function columnsIn(lang: Language): Column[] {
  const words = WORDS[lang]
  const fields = COLUMNS.filter(({ name }) => !APART.includes(name)).map(({ name, label, show }): Column => {
    const value = name === 'telephone' ? telephoneOf : (row: Row) => show(String(row[name as 'name']), lang)
    return { heading: label[lang], cell: (row) => textCell(value(row)) }
  })
  return [
    { heading: words.reference, cell: ({ reference }) => textCell(reference) },
    { heading: words.received, cell: ({ received_at }) => dateCell(chinaTime(received_at)) },
    { heading: words.status, cell: ({ lead_status }) => textCell(words.statuses[lead_status]) },
    {
      heading: words.lostReason,
      cell: ({ lost_reason }) => textCell(lost_reason && words.lostReasons[lost_reason]),
    },
    {
      heading: words.owner,
      cell: ({ owner }) => textCell(owner ? owner.name + words.former[owner.state] : ''),
    },
    { heading: words.due, cell: ({ due }) => dateCell(due) },
    {
      heading: words.firstContact,
      cell: ({ contacted_at }) => dateCell(contacted_at === null ? '' : chinaTime(contacted_at)),
    },
    { heading: words.company, cell: (row) => textCell(knownCompany(row)) },
    ...fields,
    { heading: words.emailChecked, cell: ({ status }) => textCell(words.isChecked[status]) },
    { heading: words.agrees, cell: ({ agrees }) => textCell(agrees ? words.yes : words.no) },
    { heading: words.lang, cell: (row) => textCell(words.languages[row.lang]) },
    { heading: textRules.source.label[lang], cell: ({ source }) => textCell(withoutCampaign(source)) },
    ...campaignMembers.map((name) => ({
      heading: name,
      cell: ({ source }: Row) => textCell(sourceMembers(source)[name] ?? ''),
    })),
    { heading: textRules.readiness.label[lang], cell: ({ readiness }) => textCell(readiness) },
    { heading: words.notes, cell: ({ events }) => textCell(notesOf(events)) },
  ]
}

function textCell(text: string): string {
  return plainCell(text.length > MAX_CELL ? `${text.slice(0, MAX_CELL).toWellFormed()}…` : text)
}

/** Without quotation marks, within which LibreOffice can be told to take everything for text; a form that every spreadsheet reads as a date. */
function dateCell(inChina: string): string {
  return inChina.replace('T', ' ')
}

/**
 * In international notation (ITU-T E.123), with its extension: spaces have a spreadsheet take it for text, which would cut
 * `+` and zeros off a number, and a CRM reads it as any other spelling. 400 and 800 numbers have no such notation.
 */
function telephoneOf({ telephone, telephone_e164, telephone_extension }: Row): string {
  const number =
    internationalNotation(telephone_e164) || telephone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3')
  const isThere = !telephone_extension || !telephone_e164
  return isThere ? number : `${number} ext. ${telephone_extension}`
}

/** Newest first, as the last ones are those that are cut. */
function notesOf(events: Row['events']): string {
  return events
    .toReversed()
    .map(
      ({ created_at, staff_name, new_value }) =>
        `${dateCell(chinaTime(created_at))} ${staff_name}\n${new_value}`,
    )
    .join('\n\n')
    .replaceAll('\r', '')
}

function withoutCampaign(source: string): string {
  return source
    .split(' ')
    .filter((member) => !campaignMembers.some((name) => member.startsWith(`${name}=`)))
    .join(' ')
}

const WORDS = {
  cn: {
    ...leadWords.cn,
    reference: '编号',
    received: '收到时间（北京）',
    firstContact: '首次联系（北京时间）',
    emailChecked: '邮箱验证',
    isChecked: { verified: '已验证', unverified: '未验证' },
    agrees: '同意接收产品资讯',
    yes: '是',
    no: '否',
    lang: '语言',
    languages: { cn: '中文', en: '英文' },
    notes: '备注',
  },
  en: {
    ...leadWords.en,
    reference: 'Reference',
    received: 'Received (Beijing)',
    firstContact: 'First contact (Beijing)',
    emailChecked: 'Email verified',
    isChecked: { verified: 'Yes', unverified: 'No' },
    agrees: 'Agreed to product news',
    yes: 'Yes',
    no: 'No',
    lang: 'Language',
    languages: { cn: 'Chinese', en: 'English' },
    notes: 'Notes',
  },
} satisfies Record<Language, object>
