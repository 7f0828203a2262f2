import type { FormEvent } from 'react'
import { cpus, packageKinds } from '#contract/keys.ts'
import type { Platform } from '#contract/package-schema.ts'
import { productKeys, productNames } from '#contract/products.ts'
import type { PublicCompatibility, ReleaseBody } from '#contract/release-schema.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { deviceInWords, versionsInWords } from '#src/site/facts/device-in-words.ts'
import { stateOf, supportRule } from '#src/site/facts/life-cycle.ts'
import { submitByScript } from '#src/site/forms/submit-by-script.ts'
import { Link } from '#src/site/link.tsx'
import { useNavigate } from '#src/site/use-navigate.ts'
import { Band } from '#src/ui/band.tsx'
import { Button, moreClass } from '#src/ui/button.tsx'
import { Day } from '#src/ui/day.tsx'
import { SelectField, TextField } from '#src/ui/form.tsx'
import { HeldNote } from '#src/ui/held-note.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { PrintNote } from '#src/ui/print-note.tsx'
import { StackedTable } from '#src/ui/stacked-table.tsx'
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
  const { releases, systems, devices, staleSince } = data
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band near>
        <ReleaseFilters choices={data.choices} search={search} />
        <HeldNote since={staleSince} />
        <Note live>{LL.count({ releases: releases.length, builds: systems.length + devices.length })}</Note>
      </Band>
      <Band id="lifecycle" title={words.lifecycle.heading} lead={LL.lifecycle.text(supportRule)}>
        {releases.length > 0 ? <LifeCycle data={data} /> : <p>{words.lifecycle.none}</p>}
      </Band>
      <Band
        id="compatibility"
        tone="zone"
        title={words.compatibility.heading}
        lead={words.compatibility.text}
      >
        {devices.length > 0 && (
          <Link className={moreClass} to="/$lang/service/releases" search={search} hash="devices">
            {words.devices.heading}
          </Link>
        )}
        {systems.length > 0 ? <Compatibility systems={systems} /> : <p>{words.compatibility.none}</p>}
      </Band>
      {devices.length > 0 && (
        <Band id="devices" title={words.devices.heading} lead={words.devices.text}>
          <Devices devices={devices} />
        </Band>
      )}
      <Documents search={search} />
      <PrintNote
        title={words.title}
        path={`/${lang}/service/releases`}
        lang={lang}
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

function LifeCycle({ data: { releases, today } }: { data: ReleasesPageData }) {
  const { lifecycle: words } = useWords('releases')
  const { labels, parts } = useWords('downloads')
  const messages = useLL().releases.lifecycle
  const lang = useLocale()
  const { product, ...columns } = words.columns
  const { version, date, fixesUntil, securityUntil } = labels
  return (
    <StackedTable
      name={words.heading}
      dense
      columns={[product, version, date, fixesUntil, securityUntil, ...Object.values(columns)]}
      rows={releases.map((one) => ({
        key: `${one.product} ${one.part} ${one.version}`,
        cells: [
          `${productNames[one.product]} ${parts[one.part]}`,
          one.version,
          <Day key="releasedAt" of={one.releasedAt} />,
          one.fixesUntil && <Day key="fixesUntil" of={one.fixesUntil} />,
          one.securityUntil && <Day key="securityUntil" of={one.securityUntil} />,
          one.upgradeFrom ? messages.from({ version: one.upgradeFrom }) : words.anyVersion,
          words.downgrades[one.downgrade],
          versionsInWords(lang, one.serverFrom, one.serverTo),
          words.states[stateOf(one, today)],
        ],
      }))}
    />
  )
}

function Compatibility({ systems }: { systems: readonly CompatibleSystem[] }) {
  const { compatibility: words, lifecycle } = useWords('releases')
  const { labels, parts, platforms, cpus: names } = useWords('downloads')
  const { product, server } = lifecycle.columns
  const lang = useLocale()
  const { columns } = words
  return (
    <StackedTable
      name={words.heading}
      dense
      columns={[
        product,
        labels.version,
        columns.system,
        columns.releases,
        columns.cpu,
        server,
        columns.package,
      ]}
      rows={systems.map((one) => ({
        key: [one.product, one.part, one.version, one.platform, ...one.systems].join(),
        cells: [
          `${productNames[one.product]} ${parts[one.part]}`,
          one.version,
          platforms[one.platform],
          one.systems.join(' / '),
          one.cpus.map((cpu) => names[cpu]).join(' / '),
          versionsInWords(lang, one.server.serverFrom, one.server.serverTo),
          <PackageLink key="package" of={one} system={platforms[one.platform]} />,
        ],
      }))}
    />
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

/** What is not in a package: platforms below the products, and devices around them. */
function Devices({ devices }: { devices: readonly PublicCompatibility[] }) {
  const { heading, columns, kinds } = useWords('releases').devices
  const lang = useLocale()
  const rowOf = (device: PublicCompatibility) => {
    const { name, product, models, driver, state } = deviceInWords(lang, device)
    return { key: [name, product, models].join(), cells: [name, product, models, driver, state] }
  }
  return (
    <StackedTable
      name={heading}
      dense
      columns={[columns.name, columns.product, columns.models, columns.driver, columns.state]}
      groups={Object.entries(kinds).flatMap(([key, head]) => {
        const rows = devices.filter(({ kind }) => kind === key).map(rowOf)
        return rows.length > 0 ? [{ key, head, rows }] : []
      })}
    />
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
