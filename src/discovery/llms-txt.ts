import { siteWordsOf } from '#i18n/words.tsx'
import { languageTag, locales } from '#src/site/locale.ts'
import type { PublishedPage } from '#src/site/published-page.ts'

/** The site in one page of Markdown for language models (llmstxt.org): what each page is about, in both languages. */
export async function llmsTxt(publicOrigin: string, pages: readonly PublishedPage[]): Promise<string> {
  const home = pages.find(({ path }) => path === '')
  const summary = await home?.read('en')
  const parts = await Promise.all(
    locales.toReversed().map(async (lang) => {
      const lines = pages.map(async ({ path, read }) => {
        const { title, description } = await read(lang)
        return `- [${title}](${publicOrigin}/${lang}${path}): ${description}`
      })
      return `## ${siteWordsOf(lang).site.name} (${languageTag(lang)})\n\n${(await Promise.all(lines)).join('\n')}\n`
    }),
  )
  const feeds = locales.map((lang) => `- [${languageTag(lang)}](${publicOrigin}/feed/${lang}.xml)`)
  return `# ${siteWordsOf('en').site.name}\n\n> ${summary?.description}\n\n${parts.join('\n')}\n## Optional\n\n${feeds.join('\n')}\n`
}
