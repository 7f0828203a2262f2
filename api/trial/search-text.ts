import { cut, foldForSearch } from '#contract/typed-text.ts'
import type { FieldColumns } from './fields.ts'
import { companyDomain } from './known-company.ts'

/** Lines of text that are found by their words. */
const LINES = ['name', 'address'] as const satisfies (keyof FieldColumns)[]

interface Searched extends Record<(typeof LINES)[number], string> {
  company: string
  reference: string
  email: string
  telephone: string
  telephone_e164: string
}

/** An index row of PostgreSQL has 2,704 bytes; a character may be long. */
const MAX_UNITS = 400

/** The column `search_text`: the reference with and without its dashes, the digits of the telephone, names, the company's domain. */
export function leadSearchText(searched: Searched): string {
  const { company, reference, email, telephone, telephone_e164 } = searched
  const numbers = [reference, compact(reference), compact(telephone), compact(telephone_e164)]
  const texts = [...numbers, company, companyDomain(email), ...LINES.map((name) => searched[name])]
  return cut(foldForSearch(texts.join(' ')), MAX_UNITS)
}

/** Without what separates digits. */
export function compact(text: string): string {
  return text.normalize('NFKC').replace(/[\s()+.\p{Pd}]/gu, '')
}
