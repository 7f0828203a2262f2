import type { ComponentProps, ReactNode } from 'react'
import { Link } from '#src/site/link.tsx'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** a path of this site with its language, as menus and the language switch make it */
  path: string
  /** marks the way to the page in view ('page') or to the area it belongs to ('true') */
  current?: 'page' | 'true' | false
  search?: object | undefined
  children: ReactNode
}

/**
 * A link to a path that comes as text. The one place where text becomes a route; everywhere else links are typed.
 */
export function SiteLink({ path, current, search, ...rest }: SiteLinkProps) {
  return <Link {...rest} to={path as '/'} search={search as undefined} aria-current={current || undefined} />
}
