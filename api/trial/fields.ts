import { canonicalEmail, emailKey } from '../email.ts'
import type { Language } from '../language.ts'
import { productName, TRIAL_IDS } from '../products.ts'
import { codeIn, fits, freeLine, isOverridden, oneLine, severalLines } from '../typed-text.ts'
import { readTelephone } from './telephone.ts'

/** What is wrong with a field: a code the site has a message for, and what it must be, for who reads the answer. */
export class Fault {
  readonly code: string
  readonly detail: string
  constructor(code: string, detail: string) {
    this.code = code
    this.detail = detail
  }
}

/** A column of `trial_application` (added by a migration), which is a row of mails and a column of CSV as well. */
interface Column<T, V extends string | number> {
  value: (read: T) => V
  label: Record<Language, string>
  /** Whose mails show it; sales see what the applicant sees. */
  mail?: 'applicant' | 'sales'
  /** As people read it. */
  show?: (value: V) => string
}

interface Field<T, C> {
  /** The member's type in the request. */
  body: 'string' | 'number'
  read: (typed: string | number | undefined) => T | Fault
  /** The same for every spelling of one value: tells a repetition from another application. */
  key?: (value: T) => string
  /** Not seen by the applicant, so that it tells no two applications apart. */
  unseen?: true
  columns: C
}

/**
 * The fields of an application. The request's schema, the rules, the columns, mails, CSV and the export follow from
 * this table; a new field is an entry here and a migration for its columns.
 */
export const FIELDS = {
  product: field({
    body: 'number',
    read: (typed) =>
      productName(typed) ? Number(typed) : new Fault('productRequired', `must be one of ${TRIAL_IDS}`),
    columns: {
      product: column({
        value: (id: number) => id,
        label: { cn: '试用产品', en: 'Product' },
        mail: 'applicant',
        show: (id) => productName(id) ?? String(id),
      }),
    },
  }),
  name: text('name', { required: true, max: 15, isName: true, label: { cn: '申请人', en: 'Name' } }),
  telephone: field({
    body: 'string',
    read: (typed) => {
      const found = readTelephone(String(typed ?? ''))
      if (found) return found
      return freeLine(String(typed ?? '')) === ''
        ? new Fault('telephoneRequired', 'must not be empty')
        : new Fault('telephoneFormat', 'must be a telephone number')
    },
    key: ({ key }) => key,
    columns: {
      telephone: column({
        value: ({ typed }: { typed: string }) => typed,
        label: { cn: '电话', en: 'Telephone' },
        mail: 'applicant',
      }),
      telephone_e164: column({
        value: ({ e164 }: { e164: string }) => e164,
        label: { cn: '电话（E.164）', en: 'Telephone (E.164)' },
        mail: 'sales',
      }),
      telephone_extension: column({
        value: ({ extension }: { extension: string }) => extension,
        label: { cn: '分机', en: 'Extension' },
        mail: 'sales',
      }),
    },
  }),
  email: field({
    body: 'string',
    read: (typed) => readEmail(String(typed ?? '')),
    key: ({ address }) => emailKey(address),
    columns: {
      email: column({
        value: ({ address }: { address: string }) => address,
        label: { cn: '邮箱', en: 'Email' },
        mail: 'applicant',
      }),
      email_typed: column({
        value: ({ typed }: { typed: string }) => typed,
        label: { cn: '邮箱（填写的写法）', en: 'Email (as typed)' },
        mail: 'sales',
      }),
    },
  }),
  code: field({
    body: 'string',
    read: (typed) => {
      const code = codeIn(String(typed ?? ''))
      if (code === '') return new Fault('codeRequired', 'must not be empty')
      return /^\d{6}$/.test(code) ? code : new Fault('codeFormat', 'must be 6 digits')
    },
    columns: {},
  }),
  address: text('address', { max: 200, label: { cn: '公司地址', en: 'Company address' } }),
  source: field({
    body: 'string',
    read: (typed) => freeLine(String(typed ?? '').slice(0, 1_200)),
    unseen: true,
    columns: {
      source: column({ value: String, label: { cn: '来源', en: 'Source' }, mail: 'sales' }),
    },
  }),
  readiness: field({
    body: 'string',
    read: (typed) => severalLines(String(typed ?? ''), 2_000),
    unseen: true,
    // mails show it below their table
    columns: { readiness: column({ value: String, label: { cn: '环境检测结果', en: 'Readiness result' } }) },
  }),
}

type Fields = typeof FIELDS
export type FieldName = keyof Fields
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]

/** What was read, by field. */
export type FieldValues = { [F in FieldName]: Exclude<ReturnType<Fields[F]['read']>, Fault> }

type ColumnsOf<C> = { [N in keyof C]: C[N] extends Column<never, infer V> ? V : never }
type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never
/** The columns of all fields, as they are stored. */
export type FieldColumns = Intersection<{ [F in FieldName]: ColumnsOf<Fields[F]['columns']> }[FieldName]>

type AnyColumn = Column<unknown, string | number>
type AnyField = Field<unknown, Record<string, AnyColumn>>
const ALL = FIELDS as unknown as Record<FieldName, AnyField>

/** Every column with its place in the table of fields. */
export const COLUMNS = FIELD_NAMES.flatMap((field) =>
  Object.entries(ALL[field].columns).map(([name, column]) => ({ field, name, ...column })),
)

/** What a row of the table holds of an application. */
export function columnsOf(values: FieldValues): FieldColumns {
  const entries = COLUMNS.map(({ field, name, value }) => [name, value(values[field])])
  return Object.fromEntries(entries) as FieldColumns
}

/** Reads a request's fields; of one that is wrong the fault is there instead. */
export function readFields(body: Partial<Record<FieldName, string | number>>) {
  const read = FIELD_NAMES.map((field) => [field, ALL[field].read(body[field])])
  return Object.fromEntries(read) as Record<FieldName, unknown>
}

/** The keys of what an applicant wrote, or of everything. */
export function keysOf(values: FieldValues, which: 'seen' | 'all'): string[] {
  const chosen = FIELD_NAMES.filter((field) => which === 'all' || !ALL[field].unseen)
  return chosen.map((field) => (ALL[field].key ?? String)(values[field]))
}

/** An address, read by the rule that every form has. */
export function readEmail(typed: string): { address: string; typed: string } | Fault {
  const address = canonicalEmail(typed)
  const line = freeLine(typed)
  if (address !== undefined) return { address, typed: line }
  return line === ''
    ? new Fault('emailRequired', 'must not be empty')
    : new Fault('emailFormat', 'must be an e-mail address')
}

interface TextOptions {
  max: number
  label: Record<Language, string>
  required?: true
  /** What changes how it reads is refused, not dropped. */
  isName?: true
}

/** One line of text in a column of its own, which mails show. */
function text<N extends string>(name: N, { max, label, required, isName }: TextOptions) {
  const read = (typed: string | number | undefined) => {
    const line = (isName ? oneLine : freeLine)(String(typed ?? ''))
    if (required && line === '') return new Fault(`${name}Required`, 'must not be empty')
    if (isOverridden(line))
      return new Fault(`${name}Format`, 'must have no characters that turn its direction')
    return fits(line, max) ? line : new Fault(`${name}Max`, `must have at most ${max} characters`)
  }
  const only = column({ value: String, label, mail: 'applicant' })
  return field({ body: 'string', read, columns: { [name]: only } as Record<N, Column<string, string>> })
}

function column<T, V extends string | number>(definition: Column<T, V>): Column<T, V> {
  return definition
}

function field<T, C>(definition: Field<T, C>): Field<T, C> {
  return definition
}
