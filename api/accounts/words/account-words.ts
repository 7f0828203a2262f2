import type { Language } from '../../contract/values-schema.ts'
import { cn } from './cn.ts'
import { en } from './en.ts'

/** What every language has to say on the account pages. */
export type AccountWords = typeof cn

export type FieldFault = keyof AccountWords['faults']

/** The words of the account pages in a language. */
export function accountWords(lang: Language): AccountWords {
  return lang === 'en' ? en : cn
}
