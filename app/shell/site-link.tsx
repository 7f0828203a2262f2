import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  /** a path of this site with its language, as menus and the language switch make it */
  path: string
  /** marks the way to the page in view ('page') or to the area it belongs to ('true') */
  current?: 'page' | 'true' | false
  /** keep the search of the page in view */
  keepSearch?: boolean
  children: ReactNode
}

/**
 * A link to a path that comes as text. The one place where text becomes a route; everywhere else links are typed.
 * A test holds every path of the words against the route tree.
 */
export function SiteLink({ path, current, keepSearch, ...rest }: SiteLinkProps) {
  return (
    <Link
      {...rest}
      to={path as '/'}
      search={keepSearch === true}
      activeOptions={exactly}
      activeProps={nothing}
      aria-current={current || undefined}
    />
  )
}

const exactly = { exact: true, includeSearch: false }

// no class of the router's own: `aria-current` is what styles look at
const nothing = {}
