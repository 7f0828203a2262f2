import { useLocale, useWords } from '#i18n/words.tsx'
import { Band } from '#src/ui/band.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { PageHead } from '#src/ui/page-head.tsx'

/** In place of the search when it failed. */
export function SearchUnavailable() {
  const { title, unavailable } = useWords('search')
  const lang = useLocale()
  return (
    <>
      <PageHead title={title} />
      <Band flush>
        <Empty
          title={unavailable.title}
          action={
            <a className={buttonClass({ ghost: true })} href={`/${lang}/search`}>
              {unavailable.linkText}
            </a>
          }
        >
          {unavailable.text}
        </Empty>
      </Band>
    </>
  )
}
