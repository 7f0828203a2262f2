import { processorsOf } from '#contract/keys.ts'
import { productNames } from '#contract/products.ts'
import { sizeText } from '#contract/texts/quantity.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { downloadInWords } from '#src/site/facts/download-in-words.ts'
import { type LifeCycle, stateOf } from '#src/site/facts/life-cycle.ts'
import { Link } from '#src/site/link.tsx'
import { writtenDay } from '#src/site/written.ts'
import { Band } from '#src/ui/band.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { Day } from '#src/ui/day.tsx'
import { HeldNote } from '#src/ui/held-note.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import { Prose } from '#src/ui/prose.tsx'
import type { AddressResult, DownloadListPage, PackageDetail } from './downloads.ts'
import { GetAddress } from './get-address.tsx'
import { type AccountLinks, LoginGate, NoDownloads, nameInProduct, PackageTable } from './package-table.tsx'
import { CopyButton, VerifyFile } from './verify-file.tsx'
import './downloads.css'

type PackagePageProps = {
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
  const { package: messages } = useLL().downloads
  const lang = useLocale()
  const isSoftware = item.kind === 'software'
  return (
    <>
      <PageHead title={item.name[lang]}>
        {isSoftware ? words.lead : messages.documentLead(downloadInWords(lang, item))}
      </PageHead>
      <Band flush>
        <div className="package">
          <HeldNote since={item.staleSince} />
          <h2 className="vh">{words.title}</h2>
          <Facts item={item} />
          {isSoftware && <SupportNote item={item} today={today} />}
          {item.sample && <Note>{words.sample}</Note>}
          {account && item.access !== 'public' ? (
            <LoginGate links={account} ended={posted?.state === 'session-ended'} />
          ) : (
            <GetAddress item={item} posted={posted} account={addresses} />
          )}
          <Prose>
            <Points title={words.notes} of={item.notes[lang]} />
            <Points title={words.requirements} of={item.requirements[lang]} />
          </Prose>
          <OtherVersions item={item} />
        </div>
      </Band>
      <VerifyFile item={item} />
      <Band near>
        <Link className={buttonClass({ ghost: true })} to="/$lang/download/search">
          <Icon name="left" small />
          {words.back}
        </Link>
      </Band>
    </>
  )
}

function Facts({ item }: { item: PackageDetail }) {
  const { labels, cpus, platforms, languages, sample, package: words } = useWords('downloads')
  const lang = useLocale()
  const isSoftware = item.kind === 'software'
  const facts = {
    language: item.language && languages[item.language],
    cpu:
      isSoftware &&
      processorsOf(item.platform, item.cpu)
        .map((one) => cpus[one])
        .join(' / '),
    systems: item.systems.join(' / '),
    size: sizeText(item.size),
    access: downloadInWords(lang, item).access,
    date: <Day of={item.releasedAt} />,
    // of the software: a document is not mended
    ...(isSoftware && {
      fixesUntil: item.fixesUntil && <Day of={item.fixesUntil} />,
      securityUntil: item.securityUntil && <Day of={item.securityUntil} />,
    }),
    file: item.fileName,
  }
  return (
    <div className="package__facts">
      <header>
        <ProductMark product={item.product} />
        <div>
          <h3>
            {item.version} {item.latest && <Chip>{words.older.latest}</Chip>}{' '}
            {item.sample && <Chip>{sample}</Chip>}
          </h3>
          {isSoftware ? platforms[item.platform] : nameInProduct(item.name[lang], productNames[item.product])}
        </div>
      </header>
      <dl className="num">
        {Object.entries(facts).map(
          ([key, value]) =>
            value && (
              <div key={key} className={key}>
                <dt>{labels[key as keyof typeof facts]}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <div className="sha">
          <dt>{labels.sha256}</dt>
          <dd>
            {item.sha256}
            <CopyButton text={item.sha256} label={labels.copySha} />
          </dd>
        </div>
      </dl>
    </div>
  )
}

function SupportNote({ item, today }: { item: PackageDetail; today: string }) {
  const { states } = useWords('downloads').package
  const state = stateOf(item, today)
  return state === 'supported' ? null : <Note>{states[state]}</Note>
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

/** The other versions of a package, highest first. */
function OtherVersions({ item: { kind, latest, older: versions } }: { item: PackageDetail }) {
  const { older: words } = useWords('downloads').package
  const isSoftware = kind === 'software'
  const advice = latest ? words.text : words.replaced
  return (
    <section>
      <h2>{words.heading}</h2>
      <p>{versions.length === 0 ? words.none : isSoftware ? advice : words.document}</p>
      {versions.length > 0 && (
        <ul className="package__versions num">
          {versions.map(({ id, version, releasedAt, latest, ...dates }) => (
            <li key={id}>
              <Link to="/$lang/download/download" search={{ id }}>
                {version}
              </Link>
              <Day of={releasedAt} />
              {isSoftware && <Until {...dates} />}
              {latest && <Chip>{words.latest}</Chip>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** Until when a version gets what: each day under its name. */
function Until({ fixesUntil, securityUntil }: LifeCycle) {
  const { between } = useWords('downloads')
  const { package: messages } = useLL().downloads
  const lang = useLocale()
  const said = [
    fixesUntil && messages.fixesUntil({ date: writtenDay(fixesUntil, lang) }),
    securityUntil && messages.securityUntil({ date: writtenDay(securityUntil, lang) }),
  ]
  return <span>{said.filter(Boolean).join(between)}</span>
}

type NewestProps = { list: DownloadListPage; account: AccountLinks | undefined }

/** What the package page shows when its address names none: the newest packages. */
export function NewestPackages({ list, account }: NewestProps) {
  const { package: words } = useWords('downloads')
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band flush>
        {account && <LoginGate links={account} />}
        <HeldNote since={list.staleSince} />
        <h2>{words.newest}</h2>
        {list.items.length > 0 ? <PackageTable items={list.items} loggedIn={!account} /> : <NoDownloads />}
        <Link className={buttonClass({ ghost: true })} to="/$lang/download/search">
          <Icon name="search" small />
          {words.missing.linkText}
        </Link>
      </Band>
    </>
  )
}
