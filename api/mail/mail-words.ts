import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import { i18nString } from 'typesafe-i18n'
import { cn } from '../contract/mails/cn.ts'
import { en } from '../contract/mails/en.ts'
import type { MailWords, Names } from '../contract/mails/mail-messages.ts'
import type { Language } from '../contract/values-schema.ts'
import type { Database, Tables } from '../db/tables.ts'

const fill = i18nString('en', {})

export type StaffNotice = keyof MailWords['staff']['notices']

/** Typed as the base language: the placeholders of all are those. */
export function wordsInCode(lang: Language): MailWords {
  return (lang === 'en' ? en : cn) as MailWords
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
    where (part = 'mails' or (part = 'root' and place = 'site.name')) and public_from <= ${now}
    order by public_from, site_text_revision.id`.execute(db)
  let words: unknown = wordsInCode(lang)
  const latest = new Map(rows.map((row) => [row.place, row]))
  for (const { part, place, content, base } of latest.values()) {
    const at = part === 'root' ? ['company'] : place.split('.')
    const value = JSON.parse(content)[lang]
    if (value !== null) words = withText(words, at, JSON.parse(value), JSON.parse(base)[lang])
  }
  return words as MailWords
}

/** @param base JSON of what the code said when the text was published */
function withText(words: unknown, [key, ...rest]: string[], value: unknown, base: string): unknown {
  if (key === undefined) return JSON.stringify(words) === base && isLike(words, value) ? value : words
  if (typeof words !== 'object' || words === null || Array.isArray(words) || !Object.hasOwn(words, key))
    return words
  return { ...words, [key]: withText((words as Record<string, unknown>)[key], rest, value, base) }
}

/** A text with the same placeholders, or a list of texts; in one line each. */
function isLike(word: unknown, value: unknown): boolean {
  if (Array.isArray(word))
    return Array.isArray(value) && value.length > 0 && value.every((item) => isLike(word[0], item))
  return (
    typeof word === 'string' &&
    typeof value === 'string' &&
    !/\p{Cc}/u.test(value) &&
    placeholders(word) === placeholders(value)
  )
}

function placeholders(text: string): string {
  return [...new Set(text.match(/(?<!\{)\{\w+\}/g))].sort().join()
}
