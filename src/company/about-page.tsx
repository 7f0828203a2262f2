import { isProductKey, productNames } from '#contract/products.ts'
import { useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { buttonClass, MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { Cta } from '#src/ui/cta.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Points } from '#src/ui/points.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { Stats } from '#src/ui/stats.tsx'
import { Steps } from '#src/ui/steps.tsx'
import './company.css'

export function AboutPage() {
  const words = useWords('about')
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band>
        <Columns lead>
          <Heading title={words.profile.headingClauses} />
          <div className="intro">
            {words.profile.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </Columns>
      </Band>
      <Band tone="ink">
        <h2 className="vh">{words.numbers.heading}</h2>
        <Stats figures={words.numbers.items.map(({ value, label }) => ({ value, text: label }))} />
      </Band>
      <FourJobs />
      <Band tone="zone" title={words.principles.heading}>
        <Points look="big" points={words.principles.items} />
      </Band>
      <Band>
        <Columns lead>
          <Heading title={words.stages.heading}>{words.stages.text}</Heading>
          <Steps steps={words.stages.items} />
        </Columns>
      </Band>
      <Next />
    </>
  )
}

function Next() {
  const words = useWords('about').next
  return (
    <Band tone="zone">
      <Cta title={words.heading} text={words.text}>
        <Link className={buttonClass()} to="/$lang/trial/trial">
          {words.trial}
        </Link>
        <Link className={buttonClass({ ghost: true })} to="/$lang/about/contact">
          {words.contact}
        </Link>
        <Link className={buttonClass({ ghost: true })} to="/$lang/about/joinus">
          {words.joinus}
        </Link>
      </Cta>
    </Band>
  )
}

/** The six products by four jobs. */
function FourJobs() {
  const words = useWords('about').making
  return (
    <Band title={words.heading} lead={words.text}>
      <Rows>
        {words.items.map(({ title, text, products }) => (
          <li className="row work" key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <ProductLinks products={products} />
          </li>
        ))}
      </Rows>
      <Link className={moreClass} to="/$lang/product/compare">
        <MoreLabel>{words.compareText}</MoreLabel>
      </Link>
    </Band>
  )
}

function ProductLinks({ products }: { products: readonly string[] }) {
  return (
    <ul className="work__products">
      {products.filter(isProductKey).map((product) => (
        <li key={product}>
          <Link to="/$lang/product/$key" params={{ key: product }}>
            <ProductMark product={product} />
            {productNames[product]}
          </Link>
        </li>
      ))}
    </ul>
  )
}
