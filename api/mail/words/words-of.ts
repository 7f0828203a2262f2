import type { Language } from '../../contract/values-schema.ts'
import { cn } from './cn.ts'
import { en } from './en.ts'

/** What every language has to say in mails. */
export type MailWords = typeof cn

/** What a member of the staff is told of by mail. */
export type StaffNotice = keyof MailWords['staff']['notices']

/** The words of mails in a language. */
export function wordsOf(lang: Language): MailWords {
  return lang === 'en' ? en : cn
}
