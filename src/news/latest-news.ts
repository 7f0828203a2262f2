import type { NewsCategory } from '#contract/news-schema.ts'
import type { Locale } from '#src/site/locale.ts'
import type { Headlines } from './news.ts'

/** Client timeout, ms: the server takes 1 s at most to find a copy. */
const timeout = 1_700

/** Newest first; empty where unavailable. Never rejects. */
export async function latestNews(lang: Locale, category?: NewsCategory): Promise<Headlines> {
  try {
    // lazy: documents include the answer, and the server call is 13 kB
    const { getLatestNews } = await import('./news.functions.ts')
    // no timeout on the server: the read has its own, and falls back to the cache
    const data = { lang, ...(category && { category }) }
    if (import.meta.env.SSR) return await getLatestNews({ data })
    return await getLatestNews({ data, signal: AbortSignal.timeout(timeout) })
  } catch {
    return { headlines: [], degraded: true }
  }
}
