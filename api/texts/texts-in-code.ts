import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { cn } from '#contract/mails/cn.ts'
import { en } from '#contract/mails/en.ts'
import { unitAt, type Word, type Words } from '#contract/texts/site-texts.ts'
import type { Language } from '#contract/values-schema.ts'

const mails = { cn, en }

/** What the code says in a place that staff may change; undefined where it has none. */
export async function textInCode(part: string, place: string): Promise<Record<Language, Word> | undefined> {
  const [cn, en] = await Promise.all(
    (['cn', 'en'] as const).map(async (lang) => unitAt(part, await messagesOf(lang, part), place)),
  )
  return cn === undefined || en === undefined ? undefined : { cn, en }
}

/** The messages of the site lie beside this program, and are read when one of them is changed. @param part matches `text-schema.ts` */
async function messagesOf(lang: Language, part: string): Promise<Words> {
  if (part === 'mails') return mails[lang]
  const file = new URL(`../../i18n/${lang}/${part === 'root' ? '' : `${part}/`}index.ts`, import.meta.url)
  return existsSync(fileURLToPath(file)) ? (await import(file.href)).default : {}
}
