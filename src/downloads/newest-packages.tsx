import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Rows } from '#src/ui/rows.tsx'
import type { DownloadListPage } from './downloads.ts'
import { type AccountLinks, LoginGate } from './login-gate.tsx'
import { NoDownloads } from './no-downloads.tsx'
import { PackageRow } from './package-row.tsx'

type Props = { list: DownloadListPage; account: AccountLinks | undefined }

/** What the package page shows when its address names none: the newest packages. */
export function NewestPackages({ list, account }: Props) {
  const { package: words } = useWords('downloads')
  const LL = useLL()
  const lang = useLocale()
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band flush>
        {account && <LoginGate links={account} />}
        {list.staleSince && <Note>{LL.downloads.list.stale({ date: list.staleSince })}</Note>}
        <h2>{words.newest}</h2>
        {list.items.length > 0 ? (
          <Rows>
            {list.items.map((item) => (
              <PackageRow key={item.id} item={item} loggedIn={!account} />
            ))}
          </Rows>
        ) : (
          <NoDownloads available={list.available} />
        )}
        <Link className={buttonClass({ ghost: true })} to="/$lang/download/search" params={{ lang }}>
          <Icon name="search" small />
          {words.missing.linkText}
        </Link>
      </Band>
    </>
  )
}
