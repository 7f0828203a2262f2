import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import type { Download } from '#api/contract/package-schema.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Buttons, buttonClass } from '#src/ui/button.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import { sizeText } from '#src/ui/size-text.ts'
import './downloads.css'
import { copyText } from '#src/site/copy-text.ts'
import { Empty } from '#src/ui/empty.tsx'

/** One package in the list: what it is, its checksum, and the way to its page. */
export function PackageRow({ item, loggedIn }: { item: Download; loggedIn: boolean }) {
  const words = useWords('downloads')
  const lang = useLocale()
  const page = { to: '/$lang/download/download', search: { id: item.id } } as const
  const name = item.name[lang]
  const isOpen = loggedIn || item.access === 'public'
  const about = `${name} ${item.version}, ${words.platforms[item.platform]}, ${words.cpus[item.cpu]}`
  const title = (
    <Link {...page} id={packageLinkId(item)}>
      {name}
    </Link>
  )
  return (
    <PackageFacts item={item} title={title} copyLabel={`${words.labels.copySha}: ${about}`}>
      <Link {...page} className={buttonClass({ small: true, ghost: true })}>
        <Icon name={isOpen ? 'download' : 'lock'} small />
        {isOpen ? words.package.address.get : words.gate.action}
        <span className="vh">: {about}</span>
      </Link>
    </PackageFacts>
  )
}

/** The id of a package's title in the list. */
export function packageLinkId({ id }: { id: string }): string {
  return `package-${id}`
}

type FactsProps = {
  item: Download
  title: ReactNode
  fileName?: string
  /** what the button that copies the checksum is called */
  copyLabel: string
  /** the way to the package */
  children?: ReactNode
}

/** What is told about a package, in a row. */
export function PackageFacts({ item, title, fileName, copyLabel, children }: FactsProps) {
  const { labels, cpus, platforms, kinds, languages } = useWords('downloads')
  const isSoftware = item.kind === 'software'
  const facts = {
    version: item.version,
    kind: isSoftware ? undefined : kinds[item.kind],
    language: item.language && languages[item.language],
    cpu: isSoftware ? cpus[item.cpu] : undefined,
    systems: item.systems.join(' / '),
    size: sizeText(item.size),
    date: item.releasedAt,
    supportEnd: item.supportEnd,
    file: fileName,
  }
  return (
    <li className="dl">
      <header>
        <ProductMark product={item.product} />
        <div>
          <h3>{title}</h3>
          <span>{isSoftware ? platforms[item.platform] : kinds[item.kind]}</span>
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
            {/* in a list it stands behind the button */}
            {!children && item.sha256}
            <CopyButton text={item.sha256} label={copyLabel} />
          </dd>
        </div>
      </dl>
      {children}
    </li>
  )
}

/** Copies a text and says whether it worked. Not there where nothing could copy. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const words = useWords('downloads').labels
  const canCopy = useSyncExternalStore(
    never,
    () => Boolean(navigator.clipboard),
    () => false,
  )
  const [copied, setCopied] = useState<boolean>()
  // the next press is to be heard, too
  useEffect(() => {
    if (copied === undefined) return
    const timer = setTimeout(() => setCopied(undefined), 5000)
    return () => clearTimeout(timer)
  }, [copied])
  if (!canCopy) return null
  return (
    <>
      <button
        type="button"
        className="copy"
        aria-label={label}
        onClick={async () => setCopied(await copyText(text))}
      >
        <Icon name={copied ? 'check' : 'copy'} small />
      </button>
      <span role="status" className={copied === false ? undefined : 'vh'}>
        {copied === true && words.copied}
        {copied === false && words.copyFailed}
      </span>
    </>
  )
}

/** Whether there is a clipboard does not change while a page is open. */
function never() {
  return () => {}
}

/** Addresses of the account site that lead back to this page. */
export type AccountLinks = { login: string; register: string }

type GateProps = {
  links: AccountLinks
  /** whether the visitor was logged in until now */
  ended?: boolean
}

/** Says that downloading takes a login, and leads there and back. */
export function LoginGate({ links, ended = false }: GateProps) {
  const { gate: words, package: others } = useWords('downloads')
  return (
    <div className="gate">
      <Icon name="lock" />
      <p>{ended ? others.address.sessionEnded : words.text}</p>
      <Buttons>
        <a className={buttonClass({ small: true })} href={links.login} rel="external">
          {words.login}
        </a>
        <a className={buttonClass({ small: true, ghost: true })} href={links.register} rel="external">
          {words.register}
        </a>
      </Buttons>
    </div>
  )
}

/** In place of the list: nothing found and what to try, or that the list cannot be shown. */
export function NoDownloads({ available }: { available: boolean }) {
  const { list: words } = useWords('downloads')
  if (!available) return <Empty {...words.unavailable} />
  return (
    <Empty title={words.empty.title} text={words.empty.text}>
      <OtherSearches />
    </Empty>
  )
}

function OtherSearches() {
  const { list: words } = useWords('downloads')
  const look = buttonClass({ ghost: true, small: true })
  return (
    <>
      <Buttons>
        {words.empty.examples.map((q) => (
          <Link key={q} className={look} to="/$lang/download/search" search={{ q }}>
            {q}
          </Link>
        ))}
        <Link className={look} to="/$lang/download/search">
          {words.empty.clear}
        </Link>
      </Buttons>
      <p>
        <Link to="/$lang/about/contact">{words.empty.help}</Link>
      </p>
    </>
  )
}
