import type { Locale } from '#src/site/locale.ts'
import type { NewsHeadline } from './news.ts'

/** How long a page may wait for its teaser, in ms. */
const patience = 1_500

/** The newest articles, newest first; none where they cannot be had soon. Never fails. */
export async function latestNews(lang: Locale): Promise<NewsHeadline[]> {
  const signal = AbortSignal.timeout(patience)
  const late = new Promise<NewsHeadline[]>((resolve) => {
    signal.addEventListener('abort', () => resolve([]))
  })
  return Promise.race([ask(lang, signal).catch(() => []), late])
}

// loaded when asked: a page that came as a document has its answer, and what calls the server weighs 13 kB
async function ask(lang: Locale, signal: AbortSignal): Promise<NewsHeadline[]> {
  const { getLatestNews } = await import('./news.functions.ts')
  return getLatestNews({ data: { lang }, signal })
}
