import type { ReactNode } from 'react'
import { type ProductKey, productNames, solutionKeys } from '#contract/products.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Link, SiteLink } from '#src/site/link.tsx'
import { localePath } from '#src/site/navigation.ts'
import type { HomeSectionId } from '#src/site/routing/home-sections.ts'
import { BelowFold } from '#src/ui/below-fold.tsx'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Clauses } from '#src/ui/clauses.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import { Carousel, type CarouselScreens } from './carousel.tsx'
import { HomeSection, OpenedSection, useOpenedSection } from './home-section.tsx'
import './home.css'
import './product-relation.css'
import { Columns } from '#src/ui/columns.tsx'
import { Fold } from '#src/ui/fold.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Stats } from '#src/ui/stats.tsx'
import { Steps } from '#src/ui/steps.tsx'
import { CountUp } from './count-up.tsx'

type HomePageProps = {
  screens: CarouselScreens
  /** the section the page opens scrolled to */
  section?: HomeSectionId
  news?: ReactNode
  trial: ReactNode
}

/** Parts of other features are passed in by the route. */
export function HomePage({ screens, section, news, trial }: HomePageProps) {
  return (
    <OpenedSection value={section}>
      <OpenAt section={section} />
      <h1 className="vh">{useWords('home').title}</h1>
      <Carousel screens={screens} />
      <BelowFold whole={section !== undefined}>
        <FunctionCards />
        <ProductRelation />
        <SolutionList />
        <HeadlineFigures />
        <Customers />
        <Honours />
        {news}
        <HomeSection id="trial">{trial}</HomeSection>
      </BelowFold>
    </OpenedSection>
  )
}

/** A component of its own, so that hydration does not re-render the page. */
function OpenAt({ section }: Pick<HomePageProps, 'section'>) {
  useOpenedSection(section)
  return null
}

/** One of the three function cards (SPEC section 3), with its products. */
type FunctionItem = {
  title: string
  content: string
  buttonText: string
  buttonUrl: `/solution/${ProductKey}`
  products: readonly ProductKey[]
}

function FunctionCards() {
  const { heading, text, items } = useWords('home').functions
  return (
    <HomeSection id="functions" title={heading} lead={text}>
      <div className="stair">
        <Card {...items.deliver} buttonUrl="/solution/mvda" products={['mvda', 'a2m', 'mdw']} />
        <Card {...items.guard} buttonUrl="/solution/dsc" products={['dsc', 'av']} />
        <Card {...items.operate} buttonUrl="/solution/centerview" products={['centerview']} />
      </div>
    </HomeSection>
  )
}

function Card({ title, content, buttonText, buttonUrl, products }: FunctionItem) {
  return (
    <article className="stair__i">
      <p className="stair__m">
        {products.map((product) => (
          <ProductMark key={product} product={product} />
        ))}
      </p>
      <h3>
        <Clauses of={title} />
      </h3>
      <p>{content}</p>
      <SiteLink className={moreClass} path={localePath(useLocale(), buttonUrl)}>
        <MoreLabel>{buttonText}</MoreLabel>
      </SiteLink>
    </article>
  )
}

// trunk first, timeline last
const relatedProducts = [
  'mvda',
  'a2m',
  'mdw',
  'av',
  'dsc',
  'centerview',
] as const satisfies readonly ProductKey[]

/** Which zones of a session's path each product covers. */
function ProductRelation() {
  const words = useWords('home').relation
  return (
    <HomeSection id="relation" tone="zone" title={words.heading} lead={words.text} split>
      <div className="zones">
        <p className="zones__names" aria-hidden="true">
          {words.zones.map((zone) => (
            <span key={zone}>{zone}</span>
          ))}
        </p>
        <ul>
          {relatedProducts.map((product) => (
            <li key={product} className={`zones__p--${product}`}>
              <Link className="zones__bar" to="/$lang/product/$key" params={{ key: product }}>
                <i />
                <ProductMark product={product} />
                <b>{productNames[product]}</b>
                <span>
                  {words.products[product].role}
                  <span className="vh"> ({words.products[product].covers})</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Link className={moreClass} to="/$lang/product/compare">
        <MoreLabel>{words.compareText}</MoreLabel>
      </Link>
    </HomeSection>
  )
}

/** Six solutions: task, product and use. */
function SolutionList() {
  const { heading, items } = useWords('home').solutionList
  return (
    <HomeSection id="solutions" title={heading}>
      <Rows>
        {solutionKeys.map((key) => (
          <li key={key}>
            <Link className="row sol" to="/$lang/solution/$key" params={{ key }}>
              <ProductMark product={key} />
              <div className="sol__b">
                <h3>
                  <Clauses of={items[key].title} /> <small>{productNames[key]}</small>
                </h3>
                <ul className="slash">
                  {items[key].tags.map((place) => (
                    <li key={place}>{place}</li>
                  ))}
                </ul>
              </div>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </Rows>
    </HomeSection>
  )
}

/** The figures of SPEC section 9: 15 years, 40 products, 20 customers of the top 500. */
function HeadlineFigures() {
  const words = useWords('home').numbers
  return (
    <HomeSection id="numbers" tone="ink" title={words.heading}>
      <Stats
        figures={words.items.map(({ value, label }) => ({ value: <CountUp value={value} />, text: label }))}
      />
    </HomeSection>
  )
}

type UseProps = { product: string; who: string; what: string }

/** The one sourced case, then typical uses by industry. */
function Customers() {
  const words = useWords('home').customers
  return (
    <HomeSection id="customers" title={words.heading} lead={words.text}>
      <div className="uses">
        <section className="uses__case">
          <div className="use">
            <ProductMark product={words.first.product as ProductKey} />
            <h3>{words.sourced}</h3>
            {words.first.who}
          </div>
          {[words.first.fewer, words.first.faster].map(({ value, text }) => (
            <p key={value}>
              <b>{value}</b>
              {text}
            </p>
          ))}
          <Link className={moreClass} to="/$lang/solution/$key" params={{ key: 'centerview' }} hash="case">
            <MoreLabel>{words.story}</MoreLabel>
          </Link>
        </section>
        {words.shown.map((key) => (
          <Fold wide title={words.industries[key].name} chip={words.illustrative} key={key}>
            {words.industries[key].uses.map((use) => (
              <Use {...use} key={use.who} />
            ))}
          </Fold>
        ))}
      </div>
    </HomeSection>
  )
}

function Use({ product, who, what }: UseProps) {
  return (
    <p className="use">
      <ProductMark product={product as ProductKey} />
      <b>{what}</b>
      {who}
    </p>
  )
}

/** Certifications, and where to ask for scans. */
function Honours() {
  const words = useWords('home').honours
  return (
    <HomeSection id="honours" tone="zone" title={words.heading} lead={words.text} split>
      <p className="honours">
        <Link className={moreClass} to="/$lang/product/buying">
          <MoreLabel>{words.buyingText}</MoreLabel>
        </Link>
        <Link className={moreClass} to="/$lang/about/contact">
          <MoreLabel>{words.linkText}</MoreLabel>
        </Link>
      </p>
    </HomeSection>
  )
}

export function TrialEntry({ form }: { form: ReactNode }) {
  const words = useWords('home').trialEntry
  return (
    <Columns lead form>
      <div>
        <Heading title={words.heading}>{words.text}</Heading>
        <Steps steps={words.steps} />
      </div>
      {form}
    </Columns>
  )
}
