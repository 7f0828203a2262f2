import { useSiteWords } from '#i18n/words.tsx'
import { Icon } from '#src/ui/icon.tsx'

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
