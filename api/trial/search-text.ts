import { type PlainName, plainNames, ruleOf } from '#contract/trial/trial-fields.ts'
import { cut, foldForSearch } from '#contract/typed-text.ts'
import { companyDomain } from './known-company.ts'

interface Searched extends Record<'name' | PlainName, string> {
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
  const typed = (['name', ...plainNames] as const).flatMap((name) =>
    // a choice by what it is called in either language
    Object.values(ruleOf(name).choices?.[searched[name]] ?? { typed: searched[name] }),
  )
  // a long one is what is cut
  typed.sort((a, b) => a.length - b.length)
  const texts = [...numbers, company, companyDomain(email), ...typed]
  return cut(foldForSearch(texts.join(' ')), MAX_UNITS)
}

/** Without what separates digits. */
export function compact(text: string): string {
  return text.normalize('NFKC').replace(/[\s()+.\p{Pd}]/gu, '')
}
