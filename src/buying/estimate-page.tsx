import { type ProductKey, productKeys, productNames, trialIds } from '#contract/products.ts'
import { quantity } from '#contract/texts/quantity.ts'
import { type Estimate, limitsOf, readEstimate } from '#contract/trial/estimate.ts'
import {
  type Assumption,
  assumptionNames,
  assumptions,
  type EstimateName,
  type EstimateSearch,
} from '#contract/trial/estimate-search.ts'
import { largestOf, reckoning, type Size, sizesOf, totalOf } from '#contract/trial/sizing.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { serversInWords } from '#src/site/facts/facts-in-words.ts'
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
import './buying.css'

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
          <Result estimate={estimate} />
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

function Result({ estimate }: { estimate: Estimate }) {
  const words = useWords('sizing')
  const sizes = sizesOf(estimate)
  const largest = largestOf(sizes)
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
          search={{ ...estimate, ...(largest && { product: trialIds[largest] }) }}
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
  const { product, servers, hosts, spares, disk, storage, bandwidth } = size
  const { facts } = useWords('products')
  const all = Object.fromEntries(
    assumptionNames.map((name) => [name, estimate[name] ?? assumptions[name].usual]),
  ) as Record<Assumption, number>
  const { host, desktop, recordedHour, hostsPerSpare } = reckoning
  const ofDisk = LL.disk[servers?.machines === 1 ? 'one' : 'all']
  const assumed = {
    mvda: LL.assumed.mvda({ ...all, cores: desktop.cores, perCore: desktop.perCore }),
    av: LL.assumed.av({ ...all, recordedHour }),
  }
  const hasStorage = product === 'mvda' || product === 'av'
  return (
    <section>
      <h3>
        {LL.heading({
          product: productNames[product],
          counted: LL.counted[product]({ n: grouped(size.quantity) }),
        })}
      </h3>
      <Rows
        of={[
          [
            facts.serverNames[product],
            servers
              ? serversInWords(lang, servers) + (disk > 0 ? ofDisk({ disk: quantity(disk, 'GB') }) : '')
              : words.above,
          ],
          [
            words.rows.hosts,
            hosts > 0 &&
              LL.hosts({
                hosts,
                spares,
                perSpare: hostsPerSpare,
                cores: host.cores,
                memory: quantity(host.memory, 'GB'),
              }),
          ],
          [hasStorage ? words.rows.storage[product] : '', hasStorage && quantity(storage, 'GB')],
          [words.rows.bandwidth, bandwidth > 0 && quantity(bandwidth, 'Mbit/s')],
          [words.rows.licence, facts.counts[product]],
          [words.rows.assumed, hasStorage && assumed[product]],
          [words.rows.excluded, words.excluded[product]],
        ]}
      />
    </section>
  )
}

/** The sums of what is said above. */
function Total({ sizes }: { sizes: readonly Size[] }) {
  const words = useWords('sizing')
  const LL = useLL().sizing
  const { servers, hosts, storage, bandwidth, open } = totalOf(sizes)
  const products = open.map((key) => productNames[key]).join(words.between)
  return (
    <section>
      <h3>{words.total}</h3>
      <Rows
        of={[
          [words.rows.servers, products ? LL.countOpen({ n: servers, products }) : LL.count({ n: servers })],
          [words.rows.hosts, hosts > 0 && LL.count({ n: hosts })],
          [words.rows.storage.all, storage > 0 && quantity(storage, 'GB')],
          [words.rows.bandwidth, bandwidth > 0 && quantity(bandwidth, 'Mbit/s')],
        ]}
      />
    </section>
  )
}

/** What there is of the rows. */
function Rows({ of }: { of: readonly (readonly [name: string, value: string | false])[] }) {
  return <Pairs of={of.filter(([, value]) => value !== false)} />
}
