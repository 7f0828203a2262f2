import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { pagesOf, usePageNames } from './use-pages.ts'

/** The pages a text stands on, each of which opens with it in the frame. */
export function PageLinks({ id, part, most }: { id: string; part: string; most: number }) {
  const { everyPage } = useWords('admin-site')
  const lang = useLocale()
  const nameOf = usePageNames()
  const pages = pagesOf(part).slice(0, most)
  return pages.map((path) => (
    <span key={path}>
      <Link to="/admin/site" search={{ page: `/${lang}${path}`, path: id }}>
        {part === 'root' ? everyPage : nameOf(path)}
      </Link>
      {' · '}
    </span>
  ))
}
