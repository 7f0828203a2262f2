import type { ComponentProps, ReactNode } from 'react'
import { useSiteWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { LocalePath } from '#src/site/navigation.ts'
import { Icon } from '#src/ui/icon.tsx'

type SiteLinkProps = Omit<ComponentProps<'a'>, 'href' | 'ref'> & {
  path: LocalePath | ''
  /** `aria-current`: the page itself ('page') or an area it belongs to ('true') */
  current?: 'page' | 'true' | false
  children: ReactNode
}

/** A link by path: the router's types know routes, not localised paths. */
export function SiteLink({ path, current, ...rest }: SiteLinkProps) {
  return <Link {...rest} to={path as '/'} aria-current={current || undefined} />
}

type OuterLinkProps = { href: string; name: string; className?: string; icon?: boolean }

/** External link in a new window, announced to screen readers. */
export function OuterLink({ href, name, className, icon = true }: OuterLinkProps) {
  return (
    <a className={className} href={href} target="_blank" rel="external noopener">
      {name}
      {icon && <Icon name="out" />}
      <span className="vh">{useSiteWords().header.newWindow}</span>
    </a>
  )
}
