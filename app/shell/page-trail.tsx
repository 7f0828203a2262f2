import { useSiteWords } from '#i18n/words.tsx'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { useNavList, usePathOfPage } from './navigation.ts'

/** Where a page of the about area stands, above its head; pages below it have a trail of their own. */
export function PageTrail() {
  const pathname = usePathOfPage()
  const [home, ...entries] = useNavList()
  const label = useSiteWords().header.trail
  const group = entries.find(({ child }) => child.some(({ url }) => url === pathname))
  const page = group?.child.find(({ url }) => url === pathname)
  if (!home || !group || !page) return null
  const trail = [
    { key: 'home', name: home.name, path: '' },
    { key: 'group', name: group.name, path: undefined },
  ] as const
  return (
    <div className="wrap">
      <Breadcrumb label={label} trail={trail} current={page.name} />
    </div>
  )
}
