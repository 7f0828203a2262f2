import { useSiteWords } from '#i18n/words.tsx'

/** @param section the section the page opens at */
export function HomePage({ section }: { section?: string }) {
  return <h1 id={section}>{useSiteWords().site.name}</h1>
}
