import { SiteLink } from '#src/site/link.tsx'
import { isAt } from '#src/site/navigation.ts'
import { Tabs } from '#src/ui/tabs.tsx'
import { useNavList, usePathOfPage } from './navigation.ts'

export function AboutTabs() {
  const pathname = usePathOfPage()
  const about = useNavList().find(({ child }) => child.some(({ url }) => url.includes('/about/')))
  if (!about) return null
  const links = about.child.map(({ name, url }) => (
    <SiteLink key={url} path={url} current={isAt(url, pathname) && 'page'}>
      {name}
    </SiteLink>
  ))
  return <Tabs label={about.name} links={links} />
}
