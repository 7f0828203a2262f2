import { createHash } from 'node:crypto'
import { wordAt } from '#contract/texts/site-texts.ts'
import { PublicTexts } from '#contract/texts/text-schema.ts'
import { type Edits, setEdits, setVersion, wordsInCode } from '#i18n/edits.ts'
import { isPart } from '#i18n/is-part.ts'
import { readPublished } from '#i18n/read-published.server.ts'
import { type Locale, locales } from '#src/site/locale.ts'
import { reportFailure } from '#src/site/report.ts'
import { callUpstream } from '#src/upstream/call.server.ts'
import { keep, recall } from '#src/upstream/kept.server.ts'

const published: { [L in Locale]?: Edits } = {}
let version: string | undefined

export function publishedEdits(lang: Locale): Edits {
  return published[lang] ?? {}
}

/** Of both languages; undefined where nothing is changed. */
export function publishedVersion(): string | undefined {
  return version
}

/** Has messages say what staff had published before this start. */
export async function layKnown(): Promise<void> {
  for (const lang of locales) known[lang] = await recalled(lang)
  await lay()
}

/**
 * Has messages say what staff have published; with the upstream away, what they had published last, also before this start.
 * @returns whether that is something else than before
 */
export async function layPublished(): Promise<boolean> {
  const ask = async (lang: Locale) => {
    const answer = await callUpstream<PublicTexts>({
      path: ['words', lang],
      answers: PublicTexts,
      mostBytes: 2_000_000,
    })
    // an upstream without texts has none
    if (answer.ok) known[lang] = answer.data
    else if (answer.trouble.kind === 'missing') known[lang] = { items: [] }
    else known[lang] ??= await recalled(lang)
  }
  await Promise.all(locales.map(ask))
  if (!(await lay())) return false
  await keepKnown().catch((error) => reportFailure(error, 'published texts'))
  return true
}

/** @returns whether messages say something else than before */
async function lay(): Promise<boolean> {
  for (const lang of locales)
    published[lang] = await editsOf(lang, known[lang]).catch((error) => {
      reportFailure(error, 'published texts')
      return publishedEdits(lang)
    })
  const text = JSON.stringify(locales.map(publishedEdits))
  const isEmpty = locales.every((lang) => Object.keys(publishedEdits(lang)).length === 0)
  const next = isEmpty ? undefined : createHash('sha256').update(text).digest('base64url').slice(0, 12)
  if (next === version) return false
  version = next
  setVersion(next)
  for (const lang of locales) setEdits(lang, publishedEdits(lang))
  return true
}

/** What the upstream said last. */
const known: { [L in Locale]?: PublicTexts } = {}

async function keepKnown(): Promise<void> {
  for (const lang of locales) await keep(`published-texts-${lang}`, known[lang] ?? { items: [] })
}

async function recalled(lang: Locale): Promise<PublicTexts | undefined> {
  return (await recall(`published-texts-${lang}`, PublicTexts))?.data
}

/** What passes, and is no more what the code says. */
async function editsOf(lang: Locale, texts: PublicTexts = { items: [] }): Promise<Edits> {
  const edits: Edits = {}
  for (const item of texts.items) {
    if (!isPart(item.part)) continue
    const words = await wordsInCode(lang, item.part)
    if (JSON.stringify(wordAt(words, item.place)) === item.value) continue
    const values = readPublished(lang, words, item)
    if (values) edits[item.part] = { ...edits[item.part], ...values }
  }
  return edits
}
