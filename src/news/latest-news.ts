import { loadOnce } from '#src/site/load-once.ts'
import type { Locale } from '#src/site/locale.ts'
import type { Headlines } from './news.ts'

/** How long a page in the browser may wait for its teaser, in ms: the server takes 1 s at most to find a copy. */
const patience = 1_700

/** The newest articles, newest first; none where they cannot be had soon. Never fails. */
export async function latestNews(lang: Locale): Promise<Headlines> {
  // reading on the server ends in time by itself; a second clock would only drop the copy that it found
  if (import.meta.env.SSR) return ask(lang).catch(() => none)
  const signal = AbortSignal.timeout(patience)
  const late = new Promise<Headlines>((resolve) => {
    signal.addEventListener('abort', () => resolve(none))
  })
  return Promise.race([ask(lang, signal).catch(() => none), late])
}

const none: Headlines = { headlines: [], degraded: true }

// loaded when asked: a page that came as a document has its answer, and what calls the server weighs 13 kB
async function ask(lang: Locale, signal?: AbortSignal): Promise<Headlines> {
  const { getLatestNews } = await serverFunctions()
  return getLatestNews({ data: { lang }, ...(signal && { signal }) })
}

const serverFunctions = loadOnce(() => import('./news.functions.ts'))
