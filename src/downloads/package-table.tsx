import { processorsOf } from '#contract/keys.ts'
import type { Download } from '#contract/package-schema.ts'
import { productNames } from '#contract/products.ts'
import { sizeText } from '#contract/texts/quantity.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { downloadInWords } from '#src/site/facts/download-in-words.ts'
import { Link } from '#src/site/link.tsx'
import { Buttons, buttonClass } from '#src/ui/button.tsx'
import { Day } from '#src/ui/day.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import { StackedTable } from '#src/ui/stacked-table.tsx'
import '#src/ui/chip.css'
import './downloads.css'

type TableProps = { items: readonly Download[]; loggedIn: boolean }

/** Packages below their products, each product once, in the order they come in. */
export function PackageTable({ items, loggedIn }: TableProps) {
  const { labels, list } = useWords('downloads')
  const rowOf = usePackageRow(loggedIn)
  const isSoftware = ({ kind }: Download) => kind === 'software'
  const first = [
    items.some(isSoftware) && list.form.platform,
    !items.every(isSoftware) && list.form.kind,
  ].filter(Boolean)
  const products = [...new Set(items.map(({ product }) => product))]
  return (
    <StackedTable
      columns={[first.join(' / '), labels.cpu, labels.version, labels.date, labels.size, '']}
      groups={products.map((product) => ({
        key: product,
        head: (
          <>
            <ProductMark product={product} /> {productNames[product]}
          </>
        ),
        rows: items.filter((item) => item.product === product).map(rowOf),
      }))}
    />
  )
}

function usePackageRow(loggedIn: boolean) {
  const { cpus, gate, kinds, labels, languages, package: words, platforms, sample } = useWords('downloads')
  const lang = useLocale()
  const processors = ({ platform, cpu }: Download) =>
    processorsOf(platform, cpu)
      .map((one) => cpus[one])
      .join(' / ')
  return (item: Download) => {
    const { id, kind, language, version, releasedAt } = item
    const part = nameInProduct(item.name[lang], productNames[item.product])
    const isOpen = loggedIn || item.access === 'public'
    const described = downloadInWords(lang, item)
    const [title, cpu, ...details] =
      kind === 'software'
        ? [platforms[item.platform], processors(item), part, item.systems.join(' / ')]
        : [part || kinds[kind], undefined, language && languages[language]]
    const cells = [
      <>
        {title} {kind !== 'software' && <span className="chip">{labels.document}</span>}
        <span>{[...details, described.format, item.sample && sample].filter(Boolean).join(' · ')}</span>
      </>,
      cpu,
      version,
      <Day key="date" of={releasedAt} />,
      sizeText(item.size),
      <Link
        key="get"
        to="/$lang/download/download"
        search={{ id }}
        id={packageLinkId(item)}
        className={buttonClass({ small: true, ghost: true })}
      >
        <Icon name={isOpen ? 'download' : 'lock'} small />
        {isOpen ? words.address.heading : gate.action}
        <span className="vh">: {described.title}</span>
      </Link>,
    ]
    return { key: id, cells }
  }
}

/** What a package is called where its product is named already: `MVDA client` is `Client`. */
export function nameInProduct(name: string, product: string): string {
  const rest = name.startsWith(product) ? name.slice(product.length).trim() : name
  return rest.replace(/^[a-z](?=[a-z])/, (first) => first.toUpperCase())
}

/** The id of a package's link in the list. */
export function packageLinkId({ id }: { id: string }): string {
  return `package-${id}`
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

/** In place of the list: nothing found and what to try. */
export function NoDownloads() {
  const { list: words } = useWords('downloads')
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
