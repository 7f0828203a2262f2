import { useLocation } from '@tanstack/react-router'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Buttons, buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'

/** In place of the list: nothing found and what to try, or that the list cannot be shown. */
export function NoDownloads({ available }: { available: boolean }) {
  const { list: words } = useWords('downloads')
  const { href } = useLocation()
  if (!available)
    return (
      <Empty
        title={words.unavailable.title}
        action={
          // a document of its own: the list in this page's memory is the one that failed
          <a className={buttonClass({ ghost: true })} href={href}>
            {words.unavailable.linkText}
          </a>
        }
      >
        {words.unavailable.text}
      </Empty>
    )
  return (
    <Empty title={words.empty.title} action={<OtherSearches />}>
      {words.empty.text}
    </Empty>
  )
}

function OtherSearches() {
  const { list: words } = useWords('downloads')
  const lang = useLocale()
  const look = buttonClass({ ghost: true, small: true })
  return (
    <>
      <Buttons>
        {words.empty.examples.map((q) => (
          <Link key={q} className={look} to="/$lang/download/search" params={{ lang }} search={{ q }}>
            {q}
          </Link>
        ))}
        <Link className={look} to="/$lang/download/search" params={{ lang }}>
          {words.empty.clear}
        </Link>
      </Buttons>
      <p>
        <Link to="/$lang/about/contact" params={{ lang }}>
          {words.empty.help}
        </Link>
      </p>
    </>
  )
}
