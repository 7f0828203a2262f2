import type { Language } from '../../language.ts'
import { cn } from './cn.ts'
import { en } from './en.ts'
import type { MailWords } from './mail-words.ts'

/** The words of mails in a language. */
export function wordsOf(lang: Language): MailWords {
  return lang === 'en' ? en : cn
}
