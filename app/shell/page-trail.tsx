import { useLocale, useSiteWords } from '#i18n/words.tsx'
import { SiteLink } from '#src/site/link.tsx'
import { isAt, type NavEntry } from '#src/site/navigation.ts'
import { useFooterLinks, useNavList, usePathOfPage } from './navigation.ts'

/** Breadcrumbs. Product and solution pages have their own: that component's chunk is three times as large. */
export function PageTrail() {
  const pathname = usePathOfPage()
  const { trail: label, trial: name } = useSiteWords().header
  const trial = { name, url: `/${useLocale()}/trial/trial` } as const
  const trail = trailTo(pathname, useNavList(), [...useFooterLinks(), trial])
  if (!trail) return null
  return (
    <div className="wrap">
      <nav className="crumb" aria-label={label}>
        <ol>
          {trail.map(({ name, url }) => (
            <li key={name} aria-current={url === pathname ? 'page' : undefined}>
              {url && url !== pathname ? <SiteLink path={url}>{name}</SiteLink> : name}
            </li>
          ))}
        </ol>
      </nav>
    </div>
  )
}

type Step = Pick<NavEntry, 'name' | 'url'>

/** @param more pages outside of the menu's groups */
export function trailTo(
  pathname: string,
  [home, ...groups]: readonly NavEntry[],
  more: readonly Step[],
): Step[] | undefined {
  const ways = [
    ...groups.flatMap((group) => group.child.map((page) => [group, page])),
    ...more.map((page) => [page]),
  ]
  const way = ways.find((steps) => isAt(steps.at(-1)?.url ?? '', pathname))
  return home && way && [home, ...way]
}
