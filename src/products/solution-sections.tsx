import { useId } from 'react'
import { type ProductKey, productNames, solutionKeys } from '#contract/products.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { IllustrationName } from '#src/ui/art/illustration.tsx'
import { Band } from '#src/ui/band.tsx'
import { DrawnPoints } from '#src/ui/drawn-points.tsx'
import { Onward, OnwardList, onwardClass } from '#src/ui/onward.tsx'
import { Cases } from './cases.tsx'
import { Deployment } from './deployment.tsx'
import { ShareProduct } from './share-product.tsx'
import './cases.css'

/** The four sections of SPEC section 2, and further reading. */
export function SolutionSections({ product }: { product: ProductKey }) {
  const { headings, case: caseWords } = useWords('solutions')
  const words = useWords(`solution-${product}`)
  const name = useLL().solutions.name({ name: productNames[product] })
  const drawings = solutionDrawings[product]
  return (
    <>
      <Band id="features" title={headings.features}>
        <DrawnPoints look="climb" points={words.features} drawings={drawings.features} />
      </Band>
      <Band id="scenarios" tone="zone" title={headings.scenarios}>
        <DrawnPoints look="cards" points={words.scenarios} drawings={drawings.scenarios} />
      </Band>
      <Deployment product={product} name={name} architecture={words.architecture} steps={words.steps} />
      <Band id="case" tone="zone" title={headings.case}>
        {product === 'centerview' ? <CaseStory /> : <Cases cases={[words.case]} words={caseWords} />}
      </Band>
      <Band title={headings.related}>
        <SolutionRelated product={product} />
        <ShareProduct product={product} />
      </Band>
    </>
  )
}

function SolutionRelated({ product }: { product: ProductKey }) {
  const { actions, tasks } = useWords('solutions')
  return (
    <OnwardList columns>
      {[product, ...solutionKeys.filter((key) => key !== product)].map((key) => {
        const own = key === product
        return (
          <li key={key}>
            <Link
              className={onwardClass}
              to={own ? '/$lang/product/$key' : '/$lang/solution/$key'}
              params={{ key }}
            >
              <Onward mark={key} name={own ? actions.product : tasks.of[key].task} />
            </Link>
          </li>
        )
      })}
    </OnwardList>
  )
}

/** A tuple as long as the messages' list. */
type Drawings<
  Key extends ProductKey,
  Section extends 'features' | 'scenarios',
> = readonly IllustrationName[] &
  Record<keyof TranslationFunctions[`solution-${Key}`][Section], IllustrationName>

/** Drawings beside each solution's features and scenarios, in order. */
const solutionDrawings: {
  [Key in ProductKey]: { [Section in 'features' | 'scenarios']: Drawings<Key, Section> }
} = {
  av: {
    features: ['recording', 'inspection', 'bars', 'roles', 'notice'],
    scenarios: ['desk', 'ledger', 'blueprint', 'rewind'],
  },
  dsc: {
    features: ['transfer', 'approval', 'inspection', 'rewind', 'ledger', 'server'],
    scenarios: ['blueprint', 'clock', 'gateway', 'desktop'],
  },
  centerview: {
    features: ['trace', 'bars', 'checklist', 'rewind', 'trend'],
    scenarios: ['fanOut', 'room', 'branches', 'compare'],
  },
  mvda: {
    features: ['fanOut', 'border', 'peripherals', 'gateway', 'server'],
    scenarios: ['desk', 'roles', 'clock', 'room'],
  },
  a2m: {
    features: ['window', 'phone', 'capture', 'border', 'notice'],
    scenarios: ['approval', 'checklist', 'trace', 'trend'],
  },
  mdw: {
    features: ['rewind', 'channel', 'border', 'clock', 'editor'],
    scenarios: ['phone', 'peripherals', 'desk', 'ledger'],
  },
}

/** The customer's figures, from which the chart is computed. */
const figures = { fewerReports: 26, betterHandling: 50, daysAMonth: 5, months: 12 }

const stages = [
  { stage: 'before', className: 'story__before' },
  { stage: 'deployed', className: undefined },
  { stage: 'after', className: 'story__after' },
] as const

/** One customer before, during and after CenterView; three radios switch the chart without scripts. */
function CaseStory() {
  const { case: words, story } = useWords('solution-centerview')
  const group = useId()
  const { fewerReports, betterHandling, daysAMonth, months } = figures
  return (
    <div className="story">
      <p className="case__w">{words.customer}</p>
      <h3>{words.title}</h3>
      <fieldset className="story__stages">
        <legend className="vh">{story.legend}</legend>
        {stages.map(({ stage, className }) => (
          <div key={stage}>
            <label>
              <input
                className={className}
                type="radio"
                name={group}
                value={stage}
                defaultChecked={stage === 'after'}
              />
              <span>{story.stages[stage].label}</span>
            </label>
            <h4>{story.stages[stage].title}</h4>
            <p>{story.stages[stage].text}</p>
          </div>
        ))}
      </fieldset>
      <div className="story__chart" role="img" aria-label={story.chart}>
        <figure>
          <ChangeDrawing change={-fewerReports} />
          <figcaption>
            <b>{fewerReports}%</b>
            {story.reports}
          </figcaption>
        </figure>
        <figure>
          <ChangeDrawing change={betterHandling} />
          <figcaption>
            <b>{betterHandling}%</b>
            {story.handling}
          </figcaption>
        </figure>
        <figure>
          <DaysDrawing />
          <figcaption>
            <b>{daysAMonth * months}</b>
            {story.days}
          </figcaption>
        </figure>
      </div>
      <p className="note">{story.note}</p>
    </div>
  )
}

/** Outline at 100 before; the pane moves along the axis and is scaled to the change. */
function ChangeDrawing({ change }: { change: number }) {
  const [top, after] = [-14, 100 + change]
  return (
    <svg width="300" height="250" viewBox="0 -64 300 250" aria-hidden="true">
      <path className="q" d="M24 150l128-64M116 150l128-64M24 50l128-64M116 50l128-64" />
      <rect className="z" x="24" y="50" width="92" height="100" rx="4" />
      <text x="70" y="108">
        100
      </text>
      <rect className="d" x="152" y={top} width="92" height="100" rx="4" />
      <g className="story__moves">
        <rect
          className={change < 0 ? 'p story__lost' : 'p story__gained'}
          x="152"
          y={top - Math.max(0, change)}
          width="92"
          height={Math.abs(change) + 4}
          rx="4"
        />
        <rect
          className="p"
          x="152"
          y={top - Math.min(0, change)}
          width="92"
          height={Math.min(100, after)}
          rx="4"
        />
        <text className="story__on story__then" x="198" y="44">
          100
        </text>
      </g>
      <text className="story__on story__now" x="198" y={change < 0 ? 55 : 44}>
        {after}
      </text>
    </svg>
  )
}

/** A square per person-day, a column per month. */
function DaysDrawing() {
  const { daysAMonth, months } = figures
  const columns = Array.from({ length: months }, (_, month) =>
    Array.from({ length: daysAMonth }, (_, day) => `M${8 + month * 24} ${30 + day * 24}h17v17h-17z`).join(''),
  )
  return (
    <svg width="300" height="146" viewBox="0 18 300 146" aria-hidden="true">
      <path className="d" d={columns.join('')} />
      {columns.map((d) => (
        <path className="story__day" d={d} key={d} />
      ))}
      <path className="sl story__now" d="M4 90h92l12-34 20 70 16-52 12 16h140" />
    </svg>
  )
}
