import type { NewsCategory } from '#api/contract/news-schema.ts'
import type { Locale } from '#src/site/locale.ts'
import type { Headlines } from './news.ts'

/** How long a page in the browser may wait for its teaser, in ms: the server takes 1 s at most to find a copy. */
const timeout = 1_700

/** The newest articles, newest first; none where they cannot be had soon. Never fails. */
export async function latestNews(lang: Locale, category?: NewsCategory): Promise<Headlines> {
  try {
    // loaded when asked: a page that came as a document has its answer, and what calls the server weighs 13 kB
    const { getLatestNews } = await import('./news.functions.ts')
    // reading on the server ends in time by itself; a second clock would only drop the copy that it found
    const data = { lang, ...(category && { category }) }
    if (import.meta.env.SSR) return await getLatestNews({ data })
    return await getLatestNews({ data, signal: AbortSignal.timeout(timeout) })
  } catch {
    return { headlines: [], degraded: true }
  }
}
