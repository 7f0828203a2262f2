import type { Download } from '#api/contract/package-schema.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { PackageFacts } from './package-facts.tsx'

/** One package in the list: what it is, its checksum, and the way to its page. */
export function PackageRow({ item, loggedIn }: { item: Download; loggedIn: boolean }) {
  const words = useWords('downloads')
  const lang = useLocale()
  const page = { to: '/$lang/download/download', params: { lang }, search: { id: item.id } } as const
  const name = item.name[lang]
  const about = `${name} ${item.version}, ${words.platforms[item.platform]}, ${words.cpus[item.cpu]}`
  const title = (
    <Link {...page} id={packageLinkId(item)}>
      {name}
    </Link>
  )
  return (
    <PackageFacts item={item} title={title} copyLabel={`${words.labels.copySha}: ${about}`}>
      <Link {...page} className={buttonClass({ small: true, ghost: true })}>
        <Icon name={loggedIn ? 'download' : 'lock'} small />
        {loggedIn ? words.package.address.get : words.gate.action}
        <span className="vh">: {about}</span>
      </Link>
    </PackageFacts>
  )
}

/** The id of a package's title in the list. */
export function packageLinkId({ id }: { id: string }): string {
  return `package-${id}`
}
