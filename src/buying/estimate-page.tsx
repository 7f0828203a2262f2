import { type ProductKey, productKeys, productNames, trialIds } from '#api/contract/products.ts'
import {
  type Assumption,
  assumptionNames,
  assumptions,
  type Estimate,
  type EstimateName,
  estimateText,
  limitsOf,
  readEstimate,
} from '#api/contract/trial/estimate.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { sizingInWords } from '#src/site/facts/facts-in-words.ts'
import { Link } from '#src/site/link.tsx'
import { grouped } from '#src/site/written.ts'
import { Band } from '#src/ui/band.tsx'
import { Button, Buttons, buttonClass, MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { ErrorSummary } from '#src/ui/error-summary.tsx'
import { TextField } from '#src/ui/form.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Pairs } from '#src/ui/pairs.tsx'
import { reckoning, type Size, sizeOf } from './estimate.ts'
import './buying.css'

/** As the address has it: what a visitor typed, whatever it is. */
export type EstimateSearch = { [Name in EstimateName]?: unknown }

/** How large one or several products become. A form that asks this page, which answers without scripts. */
export function EstimatePage({ search }: { search: EstimateSearch }) {
  const words = useWords('sizing')
  const { estimate, wrong } = readEstimate(search)
  const isAsked = Object.values(search).some((said) => said !== undefined && said !== '')
  const chosen = productKeys.filter((key) => estimate[key] !== undefined)
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band near flush>
        <EstimateForm search={search} wrong={wrong} isEmpty={isAsked && chosen.length + wrong.length === 0} />
      </Band>
      {chosen.length > 0 && wrong.length === 0 && (
        <Band id="result" tone="zone" title={words.result}>
          <Result estimate={estimate} chosen={chosen} />
        </Band>
      )}
    </>
  )
}

type EstimateFormProps = { search: EstimateSearch; wrong: readonly EstimateName[]; isEmpty: boolean }

function EstimateForm({ search, wrong, isEmpty }: EstimateFormProps) {
  const words = useWords('sizing')
  const faultOf = useLL().sizing.wrong
  const labels = useLabels()
  const errors = wrong.map((field) => {
    const { least, most } = limitsOf(field)
    return { field, text: faultOf({ name: labels[field], least: grouped(least), most: grouped(most) }) }
  })
  const input = (name: EstimateName) => (
    <TextField
      key={name}
      id={name}
      name={name}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      label={labels[name]}
      defaultValue={String(
        search[name] ?? (name in assumptions ? assumptions[name as Assumption].usual : ''),
      )}
      error={errors.find(({ field }) => field === name)?.text}
    />
  )
  return (
    <form className="estimate" aria-label={words.title} action="#result">
      {errors.length > 0 && <ErrorSummary title={words.faulty} errors={errors} />}
      {isEmpty && <p role="alert">{words.empty}</p>}
      <fieldset>
        <legend>{words.quantities}</legend>
        <div className="estimate__fields">{productKeys.map(input)}</div>
      </fieldset>
      <fieldset>
        <legend>{words.assumptions}</legend>
        <div className="estimate__fields">{assumptionNames.map(input)}</div>
      </fieldset>
      <Button type="submit">{words.submit}</Button>
    </form>
  )
}

/** What the fields are called: a product with what it counts, an assumption with its unit. */
function useLabels(): Record<EstimateName, string> {
  const { of, units } = useWords('sizing')
  const LL = useLL().sizing
  const products = productKeys.map((key) => [key, LL.label({ product: productNames[key], unit: units[key] })])
  return { ...of, ...(Object.fromEntries(products) as Record<ProductKey, string>) }
}

function Result({ estimate, chosen }: { estimate: Estimate; chosen: readonly ProductKey[] }) {
  const words = useWords('sizing')
  const sizes = chosen.map((key) => sizeOf(key, estimate[key] ?? 0, estimate))
  const text = estimateText(estimate)
  const first = chosen[0] ?? 'mvda'
  return (
    <div className="buying__result">
      <p role="status">
        {words.resultLead} <Chip>{words.sample}</Chip>
      </p>
      {sizes.map((size) => (
        <ProductSize key={size.product} size={size} estimate={estimate} />
      ))}
      {sizes.length > 1 && <Total sizes={sizes} />}
      <Note>{words.note}</Note>
      <Buttons>
        <Link
          className={buttonClass()}
          to="/$lang/trial/trial"
          search={{ product: trialIds[first], estimate: text }}
        >
          {words.carry}
        </Link>
        <Link className={moreClass} to="/$lang/product/estimate" search={estimate}>
          <MoreLabel>{words.address}</MoreLabel>
        </Link>
      </Buttons>
    </div>
  )
}

function ProductSize({ size, estimate }: { size: Size; estimate: Estimate }) {
  const words = useWords('sizing')
  const LL = useLL().sizing
  const lang = useLocale()
  const { product, quantity, servers, hosts, storage, bandwidth } = size
  const { facts } = useWords('products')
  const at = (name: Assumption) => estimate[name] ?? assumptions[name].usual
  const all = {
    memory: at('memory'),
    disk: at('disk'),
    line: at('line'),
    hours: at('hours'),
    days: at('days'),
  }
  const { host, desktop, recordedHour } = reckoning
  const reference =
    servers && sizingInWords(lang, product).sizing.find(({ most }) => most === grouped(servers.upTo))
  const rows: [string, string][] = [
    [
      facts.serverNames[product],
      reference ? `${reference.servers}${storage ? '' : LL.disk({ disk: reference.disk })}` : words.above,
    ],
    ...(hosts
      ? [[words.rows.hosts, LL.hosts({ hosts, cores: host.cores, memory: host.memory })] as [string, string]]
      : []),
    ...(storage ? [[words.rows.storage, `${storage} TB`] as [string, string]] : []),
    ...(bandwidth ? [[words.rows.bandwidth, `${grouped(bandwidth)} Mbit/s`] as [string, string]] : []),
    [words.rows.licence, facts.counts[product]],
    ...(product === 'mvda'
      ? [
          [
            words.rows.assumed,
            LL.assumed.mvda({ ...all, cores: desktop.cores, perCore: desktop.perCore }),
          ] as [string, string],
        ]
      : []),
    ...(product === 'av'
      ? [[words.rows.assumed, LL.assumed.av({ ...all, recordedHour })] as [string, string]]
      : []),
    [words.rows.excluded, words.excluded[product]],
  ]
  return (
    <section>
      <h3>
        {LL.heading({
          product: productNames[product],
          quantity: grouped(quantity),
          unit: words.units[product],
        })}
      </h3>
      <Pairs of={rows} />
    </section>
  )
}

/** The sums of what can be added up. */
function Total({ sizes }: { sizes: readonly Size[] }) {
  const words = useWords('sizing')
  const LL = useLL().sizing
  const sum = (read: (size: Size) => number | undefined) =>
    sizes.reduce((all, size) => all + (read(size) ?? 0), 0)
  const machines = sum(({ servers }) => servers?.machines)
  const [hosts, storage, bandwidth] = [
    sum((one) => one.hosts),
    sum((one) => one.storage),
    sum((one) => one.bandwidth),
  ]
  const rows: [string, string][] = [
    [words.rows.servers, LL.count({ n: machines })],
    ...(hosts > 0 ? [[words.rows.hosts, LL.count({ n: hosts })] as [string, string]] : []),
    ...(storage > 0 ? [[words.rows.storage, `${Math.round(storage * 10) / 10} TB`] as [string, string]] : []),
    ...(bandwidth > 0 ? [[words.rows.bandwidth, `${grouped(bandwidth)} Mbit/s`] as [string, string]] : []),
  ]
  return (
    <section>
      <h3>{words.total}</h3>
      <Pairs of={rows} />
    </section>
  )
}
