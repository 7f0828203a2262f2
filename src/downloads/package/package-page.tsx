import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Prose } from '#src/ui/prose.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { type AddressResult, type PackageDetail, supportHasEnded } from '../downloads.ts'
import { type AccountLinks, LoginGate } from '../login-gate.tsx'
import { PackageFacts } from '../package-facts.tsx'
import { GetAddress } from './get-address.tsx'
import { OtherVersions } from './other-versions.tsx'
import './package-page.css'
import { VerifyFile } from './verify-file.tsx'

export type PackagePageProps = {
  item: PackageDetail
  /** undefined for a visitor who is logged in */
  account: AccountLinks | undefined
  /** the same for everybody: a login can end while the page is open */
  addresses: AccountLinks | undefined
  /** what a form posted without JavaScript has brought */
  posted: AddressResult | undefined
  /** ISO date */
  today: string
}

/** One package: what it is, its file for those who are logged in, notes, requirements and other versions. */
export function PackagePage({ item, account, addresses, posted, today }: PackagePageProps) {
  const { package: words } = useWords('downloads')
  const LL = useLL()
  const lang = useLocale()
  return (
    <>
      <PageHead title={item.name[lang]}>{words.lead}</PageHead>
      <Band flush>
        <div className="package">
          {item.staleSince && <Note>{LL.downloads.list.stale({ date: item.staleSince })}</Note>}
          <h2 className="vh">{words.title}</h2>
          <Facts item={item} />
          <SupportNote item={item} today={today} />
          {account ? (
            <LoginGate links={account} ended={posted?.state === 'session-ended'} />
          ) : (
            <GetAddress item={item} posted={posted} account={addresses} />
          )}
          <Prose>
            <Points title={words.notes} of={item.notes[lang]} />
            <Points title={words.requirements} of={item.requirements[lang]} />
          </Prose>
          <OtherVersions versions={item.older} today={today} />
        </div>
      </Band>
      <VerifyFile fileName={item.fileName} />
      <Band near>
        <Link className={buttonClass({ ghost: true })} to="/$lang/download/search" params={{ lang }}>
          <Icon name="left" small />
          {words.back}
        </Link>
      </Band>
    </>
  )
}

function Facts({ item }: { item: PackageDetail }) {
  const { labels, package: words } = useWords('downloads')
  const title = (
    <>
      {item.version} {item.latest && <Chip>{words.older.latest}</Chip>}
    </>
  )
  return (
    <Rows>
      <PackageFacts item={item} title={title} fileName={item.fileName} copyLabel={labels.copySha} />
    </Rows>
  )
}

function SupportNote({ item, today }: { item: PackageDetail; today: string }) {
  const { package: messages } = useLL().downloads
  if (!item.supportEnd) return null
  const date = item.supportEnd
  return (
    <Note>
      {supportHasEnded(item, today) ? messages.supportEnded({ date }) : messages.supportEnds({ date })}
    </Note>
  )
}

function Points({ title, of }: { title: string; of: readonly string[] }) {
  if (of.length === 0) return null
  return (
    <>
      <h2>{title}</h2>
      <ul>
        {of.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  )
}
