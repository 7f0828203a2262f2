import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { i18nString } from 'typesafe-i18n'
import { cn } from '#contract/mails/cn.ts'
import { en } from '#contract/mails/en.ts'
import type { MailWords, Names } from '#contract/mails/mail-messages.ts'
import { cleanWord, faultOf, unitAt, type Word, wordOf } from '#contract/texts/site-texts.ts'
import { baseOf, contentOf } from '#contract/texts/text-schema.ts'
import { cn as cnTrial } from '#contract/trial-contents/cn.ts'
import { en as enTrial } from '#contract/trial-contents/en.ts'
import type { Language } from '#contract/values-schema.ts'
import type { Database, Tables } from '../db/tables.ts'

const fill = i18nString('en', {})

export type StaffNotice = keyof MailWords['staff']['notices']

/** Typed as the base language: the placeholders of all are those. */
export function wordsInCode(lang: Language): MailWords {
  return (lang === 'en' ? { ...en, trial: enTrial } : { ...cn, trial: cnTrial }) as MailWords
}

/** A text with its placeholders filled in; what is filled in is no message. */
export function say<T extends string>(text: T, values: { [N in Names<T>]: string | number }): string {
  return fill(text, values)
}

/**
 * The messages of the mails as staff have published them; in code where they have not, or where the code has changed
 * since. The company's name is that of the site.
 * @param now ms since the epoch
 */
export async function mailWords(
  db: Database | Transaction<Tables>,
  lang: Language,
  now: number,
): Promise<MailWords> {
  const { rows } = await sql<{ part: string; place: string; content: string; base: string }>`
    select part, place, content, site_text_revision.base as base from site_text_revision
    join site_text on site_text.id = text_id
    where (part in ('mails', 'trial-contents') or (part = 'root' and place = 'site.name')) and public_from <= ${now}
    order by public_from, site_text_revision.id`.execute(db)
  const code = wordsInCode(lang)
  let words: unknown = code
  const latest = new Map(rows.map((row) => [`${row.part}/${row.place}`, row]))
  for (const { part, place: published, content, base } of latest.values()) {
    const place = placeInMails(part, published)
    const inCode = unitAt(part, code, place)
    const word = wordOf(contentOf(content)[lang])
    if (word === undefined || JSON.stringify(inCode) !== baseOf(base)[lang]) continue
    const text = cleanWord(word)
    if (faultOf(lang, part, place, inCode, text)) continue
    words = withText(words, place.split('.'), text)
  }
  return words as MailWords
}

/** What mails share with pages is published as a text of the pages. */
function placeInMails(part: string, place: string): string {
  return part === 'root' ? 'company' : part === 'trial-contents' ? `trial.${place}` : place
}

function withText(words: unknown, [key, ...rest]: string[], value: Word): unknown {
  return key === undefined ? value : { ...Object(words), [key]: withText(Object(words)[key], rest, value) }
}
