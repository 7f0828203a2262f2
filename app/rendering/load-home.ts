import { latestNews } from '#src/news/latest-news.ts'
import type { Headlines } from '#src/news/news.ts'
import { prepareSmallScreen } from '#src/screens/small-screens.tsx'
import type { Locale } from '#src/site/locale.ts'
import { prepareTrialForm } from '#src/trial/trial-form-on-demand.tsx'

/** Never rejects. */
export async function loadHome(lang: Locale): Promise<Headlines> {
  const [news] = await Promise.all([latestNews(lang), prepareTrialForm(lang), prepareSmallScreen(lang)])
  return news
}
