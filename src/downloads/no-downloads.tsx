import { useLocation } from '@tanstack/react-router'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Buttons, buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'

/** In place of the list: nothing found and what to try, or that the list cannot be shown. */
export function NoDownloads({ available }: { available: boolean }) {
  const { list: words } = useWords('downloads')
  const { href } = useLocation()
  if (!available) return <Empty {...words.unavailable} href={href} />
  return (
    <Empty title={words.empty.title} text={words.empty.text}>
      <OtherSearches />
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
