import { useSiteWords } from '#i18n/words.tsx'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { useFooterLinks, useNavList, usePathOfPage } from './navigation.ts'

/** Where a page of the menus stands, above its head; pages below them have a trail of their own. */
export function PageTrail() {
  const pathname = usePathOfPage().replace(/\/$/, '')
  const [home, ...entries] = useNavList()
  const links = useFooterLinks()
  const group = entries.find(({ child }) => child.some(({ url }) => url === pathname))
  const page = (group?.child ?? links).find(({ url }) => url === pathname)
  const label = useSiteWords().header.trail
  if (!home || !page) return null
  const start = { key: 'home', name: home.name, path: '' } as const
  const trail = group ? ([start, { key: 'group', name: group.name, path: undefined }] as const) : [start]
  return (
    <div className="wrap">
      <Breadcrumb label={label} trail={trail} current={page.name} />
    </div>
  )
}
