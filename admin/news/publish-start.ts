import type { EditingArticle, EditingText } from '#contract/news-schema.ts'
import type { Locale } from '#src/site/locale.ts'

type Side = Pick<EditingText, 'state' | 'publicFrom' | 'changed'> | null

/** @property at when they become public; null for at once */
export type PublishStart = { langs: Locale[]; at: number | null }

/**
 * What the publish dialog starts from: what stands. Languages that are public are updated at once, scheduled ones keep
 * their time; a draft is added by hand. An article of which nothing is public or scheduled starts with its Chinese text,
 * which has to be first.
 */
export function publishStart({ cn, en }: { cn: Side; en: Side }): PublishStart {
  const sides = { cn, en }
  const standing = (['cn', 'en'] as const).filter((lang) => isStanding(sides[lang]))
  // all go out at one time: with different ones it is that of the first language with changes
  const first = standing.find((lang) => sides[lang]?.changed) ?? standing[0]
  if (!first) return { langs: cn ? ['cn'] : [], at: null }
  const at = timeOf(sides[first])
  return { langs: standing.filter((lang) => timeOf(sides[lang]) === at), at }
}

function isStanding(side: Side): boolean {
  return side?.state === 'public' || side?.state === 'scheduled'
}

function timeOf(side: Side): number | null {
  return side?.state === 'scheduled' ? side.publicFrom : null
}

/** Whether publishing changes what is public already, and nothing else. */
export function isUpdate(article: Pick<EditingArticle, 'cn' | 'en'>, langs: readonly Locale[]): boolean {
  return langs.every((lang) => article[lang]?.state === 'public')
}
