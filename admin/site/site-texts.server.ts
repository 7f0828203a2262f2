import { cn } from '#contract/mails/cn.ts'
import { en } from '#contract/mails/en.ts'
import type { Confirmations } from '#contract/texts/confirmation-schema.ts'
import { leavesOf, unitsOf, wordOf } from '#contract/texts/site-texts.ts'
import { type SiteText, SiteTexts } from '#contract/texts/text-schema.ts'
import { wordsInCode } from '#i18n/edits.ts'
import { namespaces } from '#i18n/i18n-util.ts'
import { siteEnv } from '#src/site/env.ts'
import { locales } from '#src/site/locale.ts'
import { askStaff, pageData } from '../read-staff.server.ts'

/** A text of the site. @property inCode JSON by language; null where the code has it no more @property edit what staff made of it */
export type FoundText = {
  id: string
  part: string
  place: string
  inCode: { cn: string; en: string } | null
  edit: SiteText | null
}

/** Of a search. */
const most = 60

/** The texts with some words in either language, as they are in the code or as staff have changed them; without words those changed. */
export async function findTexts(q: string): Promise<{ items: FoundText[]; total: number }> {
  const all = await allTexts()
  const wanted = folded(q)
  const found =
    wanted === '' ? all.filter(({ edit }) => edit) : all.filter((text) => sayingsOf(text).includes(wanted))
  // the shorter, the likelier it is what was meant
  if (wanted !== '') found.sort((a, b) => sayingsOf(a).length - sayingsOf(b).length)
  return { items: wanted === '' ? found : found.slice(0, most), total: found.length }
}

/** One of them; undefined where neither code nor staff have it. */
export async function findText(id: string): Promise<FoundText | undefined> {
  return (await allTexts()).find((text) => text.id === id)
}

/** Of `.example`, or with a number of noughts. */
const placeholder = /\.example\b|(?<!\d)0{4}(?!\d)|000-000/

/** Texts that visitors see with a placeholder in them, and settings that have one. @param settings those of the upstream */
export async function findPlaceholders({ settings }: Pick<Confirmations, 'settings'>) {
  const { publicOrigin, forumUrl } = siteEnv()
  const own = { PUBLIC_ORIGIN: publicOrigin, FORUM_URL: forumUrl }
  return {
    texts: (await allTexts()).flatMap(({ id, edit, inCode }) => {
      const shown = locales.map((lang) => inCode && (edit?.published[lang] ?? inCode[lang]))
      const found = shown.flatMap((json) =>
        json && placeholder.test(json) ? leavesOf(wordOf(json) ?? '') : [],
      )
      const text = found.map(([, one]) => one).find((one) => placeholder.test(one))
      return text === undefined ? [] : [{ id, text }]
    }),
    settings: [
      ...Object.entries(own).flatMap(([name, value]) => (placeholder.test(value) ? [name] : [])),
      ...settings,
    ],
  }
}

/** Of code and staff together. */
export async function allTexts(): Promise<FoundText[]> {
  const { items } = pageData(await askStaff('site', SiteTexts, { mostBytes: 16_000_000 }))
  ofCode ??= catalogue()
  const texts = new Map(await ofCode)
  const touched = items.map((edit) => {
    const { part, place } = edit
    const id = keyOf(edit)
    return { id, part, place, inCode: texts.get(id)?.inCode ?? null, edit }
  })
  for (const { id } of touched) texts.delete(id)
  return [...touched, ...texts.values()]
}

/** The upstream's messages. */
const mails = { cn, en }

let ofCode: ReturnType<typeof catalogue> | undefined

/** All that can be changed, as it is in the code. */
async function catalogue(): Promise<Map<string, FoundText>> {
  const parts = ['root', ...namespaces, 'mails'] as const
  const sides = parts.map(async (part) => {
    const [cn, en] = await Promise.all(
      (['cn', 'en'] as const).map(async (lang) =>
        unitsOf(part, part === 'mails' ? mails[lang] : await wordsInCode(lang, part)),
      ),
    )
    return (cn ?? []).flatMap((unit) => {
      const other = en?.find(({ place }) => place === unit.place)
      if (!other) return []
      const { place } = unit
      const id = keyOf(unit)
      const inCode = { cn: JSON.stringify(unit.value), en: JSON.stringify(other.value) }
      return [[id, { id, part, place, inCode, edit: null }] as const]
    })
  })
  return new Map((await Promise.all(sides)).flat())
}

function keyOf({ part, place }: { part: string; place: string }): string {
  return `${part}/${place}`
}

function sayingsOf({ inCode, edit }: FoundText): string {
  const sides = [inCode, edit?.draft, edit?.published].flatMap((side) => [side?.cn, side?.en])
  const texts = sides.flatMap((json) => (json ? leavesOf(wordOf(json) ?? '').map(([, text]) => text) : []))
  return folded([...new Set(texts)].join('\n'))
}

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\S\n]+/g, ' ')
    .trim()
}
