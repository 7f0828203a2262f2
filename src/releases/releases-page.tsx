import { type FormEvent, type ReactNode, useId } from 'react'
import { cpus, packageKinds } from '#api/contract/keys.ts'
import type { Platform } from '#api/contract/package-schema.ts'
import { productKeys, productNames } from '#api/contract/products.ts'
import type { ReleaseBody } from '#api/contract/release-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { supportYears } from '#src/site/facts/product-facts.ts'
import { submitByScript } from '#src/site/forms/submit-by-script.ts'
import { Link } from '#src/site/link.tsx'
import { languageTag } from '#src/site/locale.ts'
import { useNavigate } from '#src/site/use-navigate.ts'
import { writtenDay } from '#src/site/written.ts'
import { Band } from '#src/ui/band.tsx'
import { Button, moreClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { SelectField, TextField } from '#src/ui/form.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { PrintNote } from '#src/ui/print-note.tsx'
import { useFilterForm } from '#src/ui/use-filter-form.ts'
import {
  type CompatibleSystem,
  type ReleaseSearch,
  type ReleasesPageData,
  readReleaseSearch,
} from './releases.ts'
import './releases.css'

type Props = { data: ReleasesPageData; search: ReleaseSearch }

/** How long each version is looked after, and what runs where. */
export function ReleasesPage({ data, search }: Props) {
  const words = useWords('releases')
  const LL = useLL().releases
  const lang = useLocale()
  const { releases, systems, staleSince, available } = data
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band near>
        {available ? (
          <>
            <ReleaseFilters choices={data.choices} search={search} />
            {staleSince && <Note>{LL.stale({ date: writtenDay(staleSince, lang) })}</Note>}
            <Note live>{LL.count({ releases: releases.length, builds: systems.length })}</Note>
          </>
        ) : (
          <Empty {...words.unavailable} />
        )}
      </Band>
      {available && (
        <>
          <Band id="lifecycle" title={words.lifecycle.heading} lead={LL.lifecycle.text(supportYears)}>
            {releases.length > 0 ? <LifeCycle data={data} /> : <p>{words.lifecycle.none}</p>}
          </Band>
          <Band
            id="compatibility"
            tone="zone"
            title={words.compatibility.heading}
            lead={words.compatibility.text}
          >
            {systems.length > 0 ? <Compatibility systems={systems} /> : <p>{words.compatibility.none}</p>}
          </Band>
          <Documents search={search} />
        </>
      )}
      <PrintNote
        title={words.title}
        path={`/${lang}/service/releases`}
        language={languageTag(lang)}
        address={(url) => LL.print.address({ url })}
        printedOn={(date) => LL.print.printedOn({ date })}
      />
    </>
  )
}

type FilterProps = { choices: ReleasesPageData['choices']; search: ReleaseSearch }

/** A plain GET form; with JavaScript a choice takes effect at once, in the address too. */
function ReleaseFilters({ choices, search }: FilterProps) {
  const words = useWords('releases').filters
  const { platforms } = useWords('downloads')
  const { processor } = useWords('products').facts
  const lang = useLocale()
  const navigate = useNavigate()
  const { product = '', system = '', cpu = '', version = '' } = search
  const form = useFilterForm({ product, system, cpu, version })
  const show = (event: FormEvent<HTMLFormElement>) =>
    submitByScript(event, (form) =>
      navigate({
        to: '/$lang/service/releases',
        params: { lang },
        search: readReleaseSearch(Object.fromEntries(new FormData(form))),
        replace: true,
        resetScroll: false,
      }),
    )
  const fields = [
    ['product', productKeys.map((key) => [key, productNames[key]] as const)],
    [
      'system',
      choices.flatMap(({ platform, systems }) => [
        [platform, platforms[platform]] as const,
        ...systems.map((one) => [`${platform}/${one}`, `${platforms[platform]} ${one}`] as const),
      ]),
    ],
    ['cpu', cpus.flatMap((key) => (key === 'any' ? [] : [[key, processor[key]] as const]))],
  ] as const
  return (
    <search>
      <form
        ref={form}
        className="releases__filters"
        aria-label={words.label}
        action={`/${lang}/service/releases`}
        onChange={(event) => event.target instanceof HTMLSelectElement && show(event)}
        onSubmit={show}
      >
        {fields.map(([name, options]) => (
          <SelectField
            key={name}
            id={`release-${name}`}
            name={name}
            label={words[name]}
            chosen={search[name]}
            none={words.all}
            options={options}
          />
        ))}
        <TextField
          id="release-version"
          name="version"
          label={words.version}
          defaultValue={version}
          maxLength={20}
          autoComplete="off"
        />
        <Button type="submit" ghost>
          {words.submit}
        </Button>
        {Object.values(search).some(Boolean) && (
          <Link className={moreClass} to="/$lang/service/releases" replace resetScroll={false}>
            {words.clear}
          </Link>
        )}
      </form>
    </search>
  )
}

/** A table that is wider than a phone: it scrolls by itself, by keyboard too. */
function Table({
  name,
  headings,
  children,
}: {
  name: string
  headings: readonly string[]
  children: ReactNode
}) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className="releases__table" aria-labelledby={id} tabIndex={0}>
      <table>
        <caption id={id} className="vh">
          {name}
        </caption>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}

function LifeCycle({ data: { releases, today } }: { data: ReleasesPageData }) {
  const { lifecycle: words } = useWords('releases')
  const { parts } = useWords('downloads')
  const messages = useLL().releases.lifecycle
  const { product, ...columns } = words.columns
  return (
    <Table name={words.heading} headings={[product, ...Object.values(columns)]}>
      {releases.map((one) => (
        <tr key={`${one.product} ${one.part} ${one.version}`}>
          <th scope="row">
            {productNames[one.product]} {parts[one.part]}
          </th>
          <td>{one.version}</td>
          <td>{one.releasedAt}</td>
          <td>{one.fixesUntil}</td>
          <td>{one.securityUntil}</td>
          <td>{one.upgradeFrom ? messages.from({ version: one.upgradeFrom }) : words.anyVersion}</td>
          <td>{words.downgrades[one.downgrade]}</td>
          <td>
            <Servers of={one} />
          </td>
          <td>{words.states[stateOf(one, today)]}</td>
        </tr>
      ))}
    </Table>
  )
}

/** The servers that something works with. */
function Servers({
  of: { serverFrom: from, serverTo: to },
}: {
  of: Pick<ReleaseBody, 'serverFrom' | 'serverTo'>
}) {
  const messages = useLL().releases.lifecycle
  if (!from && !to) return null
  return to && from ? messages.range({ from, to }) : messages.from({ version: from || to })
}

/** @param today ISO date */
export function stateOf({ fixesUntil, securityUntil }: ReleaseBody, today: string) {
  if (fixesUntil === null || today <= fixesUntil) return 'supported'
  return securityUntil !== null && today <= securityUntil ? 'security' : 'ended'
}

function Compatibility({ systems }: { systems: readonly CompatibleSystem[] }) {
  const { compatibility: words, lifecycle } = useWords('releases')
  const { parts, platforms, cpus: names } = useWords('downloads')
  const { product, version, server } = lifecycle.columns
  const { columns } = words
  return (
    <Table
      name={words.heading}
      headings={[product, version, columns.system, columns.releases, columns.cpu, server, columns.package]}
    >
      {systems.map((one) => (
        <tr key={[one.product, one.part, one.version, one.platform, ...one.systems].join()}>
          <th scope="row">
            {productNames[one.product]} {parts[one.part]}
          </th>
          <td>{one.version}</td>
          <td>{platforms[one.platform]}</td>
          <td>{one.systems.join(' / ')}</td>
          <td>{one.cpus.map((cpu) => names[cpu]).join(' / ')}</td>
          <td>
            <Servers of={one.server} />
          </td>
          <td>
            <PackageLink of={one} system={platforms[one.platform]} />
          </td>
        </tr>
      ))}
    </Table>
  )
}

function PackageLink({
  of: { product, platform, version },
  system,
}: {
  of: { product: ReleaseBody['product']; platform: Platform; version: string }
  system: string
}) {
  const { find } = useWords('releases').compatibility
  return (
    <Link to="/$lang/download/search" search={{ product, platform, version }}>
      {find}
      <span className="vh">{`: ${productNames[product]} ${version}, ${system}`}</span>
    </Link>
  )
}

/** Where the documents of the products are, by kind. */
function Documents({ search: { product } }: { search: ReleaseSearch }) {
  const { documents: words } = useWords('releases')
  const { kinds } = useWords('downloads')
  return (
    <Band id="documents" title={words.heading} lead={words.text}>
      <ul className="releases__kinds">
        {packageKinds.map((kind) => (
          <li key={kind}>
            <Link to="/$lang/download/search" search={{ kind, ...(product && { product }) }}>
              {kinds[kind]}
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  )
}
