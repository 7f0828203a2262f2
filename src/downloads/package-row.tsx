import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { DownloadRow } from '#src/ui/download-row.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { CopyButton } from './copy-button.tsx'
import type { Download } from './downloads.ts'
import { usePackageFacts } from './package-facts.ts'

/** One package in the list: what it is, its checksum, and the way to its page. */
export function PackageRow({ item, loggedIn }: { item: Download; loggedIn: boolean }) {
  const words = useWords('downloads')
  const lang = useLocale()
  const page = { to: '/$lang/download/download', params: { lang }, search: { id: item.id } } as const
  const name = item.name[lang]
  const about = `${name} ${item.version}, ${words.platforms[item.platform]}, ${words.cpus[item.cpu]}`
  return (
    <DownloadRow
      mark={item.product}
      title={
        <Link {...page} id={packageLinkId(item)}>
          {name}
        </Link>
      }
      platform={words.platforms[item.platform]}
      facts={usePackageFacts(item)}
      checksum={{ name: words.labels.sha256, value: item.sha256 }}
      copy={<CopyButton text={item.sha256} label={`${words.labels.copySha}: ${about}`} />}
      action={
        <Link {...page} className={buttonClass({ small: true, ghost: true })}>
          <Icon name={loggedIn ? 'download' : 'lock'} small />
          {loggedIn ? words.package.address.get : words.gate.action}
          <span className="vh">: {about}</span>
        </Link>
      }
    />
  )
}

/** The id of a package's title in the list. */
export function packageLinkId({ id }: { id: string }): string {
  return `package-${id}`
}
