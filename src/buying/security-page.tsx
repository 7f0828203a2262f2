import { productKeys, productNames } from '#contract/products.ts'
import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { Buttons, buttonClass, MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { StackedTable } from '#src/ui/stacked-table.tsx'
import { Steps } from '#src/ui/steps.tsx'
import './buying.css'
import { ProductLink } from './product-link.tsx'

/** What tenders and security reviews ask: answers, MLPS clauses, how weaknesses are handled, advisories to follow. */
export function SecurityPage() {
  const { title, lead, answers, mlps, response, follow, sample } = useWords('security')
  const { steps } = useLL().security.response
  const email = useWords('company-facts').securityEmail
  return (
    <>
      <PageHead title={title}>{lead}</PageHead>
      <Band near id="answers" title={answers.heading}>
        <StackedTable
          columns={Object.values(answers.columns)}
          rows={answers.items.map(({ question, answer, text }) => ({
            key: question,
            cells: [
              question,
              <span key={answer}>
                <b>{answer}</b> <Chip>{sample}</Chip>
              </span>,
              text,
            ],
          }))}
        />
        <Note>{answers.note}</Note>
      </Band>
      <Band id="compliance" tone="zone" title={mlps.heading} lead={mlps.lead}>
        <Compliance />
      </Band>
      <Band id="response" title={response.heading}>
        <Steps
          steps={response.steps.map(({ title, text }, at) => ({
            title,
            text: at === 0 ? steps[0].text({ email }) : text,
          }))}
        />
      </Band>
      <Band id="advisories" tone="zone" title={follow.heading} lead={follow.text}>
        <Feeds />
        <p className="buying__more">
          <Link className={moreClass} to="/$lang/about/news" search={{ category: 'advisory' }}>
            <MoreLabel>{follow.list}</MoreLabel>
          </Link>
        </p>
      </Band>
    </>
  )
}

/** The feed of advisories, and that of each product. */
function Feeds() {
  const words = useWords('security').follow
  const address = `/feed/${useLocale()}.xml?category=advisory`
  return (
    <Buttons>
      {[undefined, ...productKeys].map((key) => (
        <a
          key={key ?? ''}
          className={buttonClass({ ghost: true, small: true })}
          href={key ? `${address}&product=${key}` : address}
          type="application/atom+xml"
        >
          {key ? productNames[key] : words.all}
        </a>
      ))}
    </Buttons>
  )
}

function Compliance() {
  const { mlps: words, sample } = useWords('security')
  return (
    <>
      <StackedTable
        columns={Object.values(words.columns)}
        rows={(Object.keys(words.rows) as (keyof typeof words.rows)[]).map((product) => {
          const { level, crypto } = words.rows[product]
          return {
            key: product,
            cells: [
              <ProductLink key={product} product={product} hash="specs" />,
              level,
              <span key={product}>
                {crypto} {crypto.includes('SM') && <Chip>{sample}</Chip>}
              </span>,
            ],
          }
        })}
      />
      <Note>{words.note}</Note>
      <Link className={moreClass} to="/$lang/about/contact">
        <MoreLabel>{words.contact}</MoreLabel>
      </Link>
    </>
  )
}
