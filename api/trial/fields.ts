import { emailKey } from '#contract/email.ts'
import { productNameOf } from '#contract/products.ts'
import { readTelephone, serverErrorOf, type Telephone } from '#contract/telephone.ts'
import { type TextName, type TextRule, textRules } from '#contract/trial/trial-fields.ts'
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
  label: Record<Language, string>
  /** Whose mails show it; sales see what the applicant sees. */
  mail?: 'applicant' | 'sales'
  /** As people read it. */
  show?: (value: V, lang: Language) => string
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
  /** Not seen by the applicant, so that it tells no two applications apart. */
  unseen?: true
  columns: C
}

/**
 * The fields of an application by the rules of `textRules`, each with its columns. Mails, CSV and the export follow from
 * this table.
 */
export const FIELDS = {
  product: field({
    // of 32 bits; which of them is a product is told by its rule
    body: '-2147483648 <= number <= 2147483647',
    value: Number,
    columns: {
      product: column({
        value: (id: number) => id,
        label: { cn: '试用产品', en: 'Product' },
        mail: 'applicant',
        show: (id) => productNameOf(id) ?? String(id),
      }),
    },
  }),
  name: line('name', { cn: '申请人', en: 'Name' }),
  telephone: field({
    body: 'string',
    value: (_, typed) => readTelephone(typed) as Telephone,
    key: ({ key }) => key,
    columns: {
      telephone: column({
        value: ({ typed }: Telephone) => typed,
        label: { cn: '电话', en: 'Telephone' },
        mail: 'applicant',
      }),
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
  code: field({ body: 'string', value: String, columns: {} }),
  address: line('address', { cn: '公司地址', en: 'Company address' }),
  source: field({
    body: 'string',
    value: String,
    unseen: true,
    columns: {
      source: column({ value: String, label: { cn: '来源', en: 'Source' }, mail: 'sales' }),
    },
  }),
  estimate: field({
    body: 'string',
    value: String,
    unseen: true,
    // mails have it where there is one
    columns: {
      estimate: column({
        value: String,
        label: { cn: '规模估算', en: 'Sizing estimate' },
        show: (text, lang) => estimateInWords(text, lang),
      }),
    },
  }),
  readiness: field({
    body: 'string',
    value: String,
    unseen: true,
    // mails show it below their table
    columns: { readiness: column({ value: String, label: { cn: '环境检测结果', en: 'Readiness result' } }) },
  }),
} satisfies Record<TextName, unknown>

type Fields = typeof FIELDS
export type FieldName = keyof Fields
export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[]

/** What was read, by field. */
export type FieldValues = { [F in FieldName]: ReturnType<Fields[F]['value']> }

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

/** Reads a request's fields: their values, or everything that is wrong. */
export function readFields(
  body: Partial<Record<FieldName, string | number>>,
  mayLackCode = false,
): FieldValues | FieldFault[] {
  const faults: FieldFault[] = []
  const values = FIELD_NAMES.map((field) => {
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
  const { max, must = 'must be filled in' }: TextRule = textRules[field]
  if (code.endsWith('Max')) return { field, code, detail: `must have at most ${max} characters` }
  return { field, code, detail: code.endsWith('Format') || field === 'product' ? must : 'must not be empty' }
}

/** The keys of what an applicant wrote, or of everything. */
export function keysOf(values: FieldValues, which: 'seen' | 'all'): string[] {
  const chosen = FIELD_NAMES.filter((field) => which === 'all' || !ALL[field].unseen)
  return chosen.map((field) => (ALL[field].key ?? String)(values[field]))
}

/** One line of text in a column of its own, which mails show. */
function line<N extends string>(name: N, label: Record<Language, string>) {
  const only = column({ value: String, label, mail: 'applicant' })
  return field({
    body: 'string',
    value: String as (text: string) => string,
    columns: { [name]: only } as Record<N, Column<string, string>>,
  })
}

function column<T, V extends string | number>(definition: Column<T, V>): Column<T, V> {
  return definition
}

function field<T, C>(definition: Field<T, C>): Field<T, C> {
  return definition
}
