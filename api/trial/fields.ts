import { emailKey } from '#contract/email.ts'
import { readTelephone, serverErrorOf, type Telephone } from '#contract/telephone.ts'
import { sourceInWords } from '#contract/texts/source-in-words.ts'
import {
  ofPlain,
  type PlainName,
  ruleOf,
  seenNames,
  shownText,
  type TextName,
  textNames,
  textRules,
} from '#contract/trial/trial-fields.ts'
import { freeLine } from '#contract/typed-text.ts'
import type { Language } from '#contract/values-schema.ts'
import { estimateInWords } from './estimate-words.ts'

/** A field that is wrong, by the codes the site has words for. */
export interface FieldFault {
  field: string
  code: string
  /** What it must be, for people who read the answer. */
  detail: string
}

/** A column of `trial_application` (added by a migration), which is a row of mails and a column of CSV as well. */
interface Column<T, V extends string | number> {
  value: (read: T) => V
  /** Of its own; default: the field's. */
  label?: Record<Language, string>
  /** Whose mails show it; sales see what the applicant sees. */
  mail?: 'applicant' | 'sales'
  /** As people read it; default: as the table of fields has it. */
  show?: (value: string, lang: Language) => string
}

interface Field<T, C> {
  /** The member's type in the request. */
  body: 'string' | `${number} <= number <= ${number}`
  /**
   * What is kept of a text that has no fault.
   * @param text as its rule reads it
   * @param typed as it arrived
   */
  value: (text: string, typed: string) => T
  /** The same for every spelling of one value: tells a repetition from another application. */
  key?: (value: T) => string
  columns: C
}

/** The fields of `textRules`, each with its columns. Mails, CSV and the export follow from this table. */
export const FIELDS = {
  // a text that is nothing more has one column
  ...(ofPlain((name) => line(name)) as { [N in PlainName]: ReturnType<typeof line<N>> }),
  product: field({
    // of 32 bits; which of them is a product is told by its rule
    body: '-2147483648 <= number <= 2147483647',
    value: Number,
    columns: { product: column({ value: (id: number) => id, mail: 'applicant' }) },
  }),
  name: line('name'),
  telephone: field({
    body: 'string',
    value: (_, typed) => readTelephone(typed) as Telephone,
    key: ({ key }) => key,
    columns: {
      telephone: column({ value: ({ typed }: Telephone) => typed, mail: 'applicant' }),
      telephone_e164: column({
        value: ({ e164 }: Telephone) => e164,
        label: { cn: '电话（E.164）', en: 'Telephone (E.164)' },
        mail: 'sales',
      }),
      telephone_extension: column({
        value: ({ extension }: Telephone) => extension,
        label: { cn: '分机', en: 'Extension' },
        mail: 'sales',
      }),
    },
  }),
  email: field({
    body: 'string',
    value: (address, typed) => ({ address, typed: freeLine(typed) }),
    key: ({ address }) => emailKey(address),
    columns: {
      email: column({ value: ({ address }: { address: string }) => address, mail: 'applicant' }),
      email_typed: column({
        value: ({ typed }: { typed: string }) => typed,
        label: { cn: '邮箱（填写的写法）', en: 'Email (as typed)' },
        mail: 'sales',
      }),
    },
  }),
  code: field({ body: 'string', value: String, columns: {} }),
  source: line('source', { mail: 'sales', show: (source, lang) => sourceInWords(source, lang) }),
  estimate: line('estimate', { mail: 'applicant', show: estimateInWords }),
  // mails show it below their table
  readiness: line('readiness', {}),
} satisfies Record<TextName, unknown>

type Fields = typeof FIELDS

/** What was read, by field. */
export type FieldValues = { [F in TextName]: ReturnType<Fields[F]['value']> }

type ColumnsOf<C> = { [N in keyof C]: C[N] extends Column<never, infer V> ? V : never }
type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer I) => void
  ? I
  : never
/** The columns of all fields, as they are stored. */
export type FieldColumns = Intersection<{ [F in TextName]: ColumnsOf<Fields[F]['columns']> }[TextName]>

type AnyColumn = Column<unknown, string | number>
type AnyField = Field<unknown, Record<string, AnyColumn>>
const ALL = FIELDS as unknown as Record<TextName, AnyField>

/** Every column with its place in the table of fields. */
export const COLUMNS = textNames.flatMap((field) =>
  Object.entries(ALL[field].columns).map(([name, column]) => ({
    field,
    name,
    label: ruleOf(field).label,
    show: (value: string, lang: Language) => shownText(field, value, lang),
    ...column,
  })),
)

/** What a row of the table holds of an application. */
export function columnsOf(values: FieldValues): FieldColumns {
  const entries = COLUMNS.map(({ field, name, value }) => [name, value(values[field])])
  return Object.fromEntries(entries) as FieldColumns
}

/** Reads a request's fields: their values, or everything that is wrong. */
export function readFields(
  body: Partial<Record<TextName, string | number>>,
  mayLackCode = false,
): FieldValues | FieldFault[] {
  const faults: FieldFault[] = []
  const values = textNames.map((field) => {
    const typed = String(body[field] ?? '')
    const text = textRules[field].read(typed)
    const code = mayLackCode && field === 'code' && text === '' ? undefined : serverErrorOf(field, text)
    if (code) faults.push(faultOf(field, code))
    return [field, code ? undefined : ALL[field].value(text, typed)]
  })
  return faults.length > 0 ? faults : (Object.fromEntries(values) as FieldValues)
}

/** A fault in the words of the API. */
export function faultOf(field: TextName, code: string): FieldFault {
  const { max, must = 'must be filled in' } = ruleOf(field)
  if (code.endsWith('Max')) return { field, code, detail: `must have at most ${max} characters` }
  return { field, code, detail: code.endsWith('Format') || field === 'product' ? must : 'must not be empty' }
}

/** The keys of what an applicant wrote, or of everything. */
export function keysOf(values: FieldValues, which: 'seen' | 'all'): string[] {
  return (which === 'all' ? textNames : seenNames).map((field) => (ALL[field].key ?? String)(values[field]))
}

/** One text in a column of its own. */
function line<N extends string>(name: N, rest: Partial<Column<string, string>> = { mail: 'applicant' }) {
  return field({
    body: 'string',
    value: String as (text: string) => string,
    columns: { [name]: { value: String, ...rest } } as Record<N, Column<string, string>>,
  })
}

function column<T, V extends string | number>(definition: Column<T, V>): Column<T, V> {
  return definition
}

function field<T, C>(definition: Field<T, C>): Field<T, C> {
  return definition
}
