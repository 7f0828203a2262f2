import { useLL, useLocale, useSiteWords, useWords } from '#i18n/words.tsx'
import { useReach } from '#src/site/facts/reach.ts'
import { telUrl } from '#src/site/facts/tel-url.ts'
import { Link } from '#src/site/link.tsx'
import { writtenDay } from '#src/site/written.ts'
import { Band } from '#src/ui/band.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { SpecTable } from '#src/ui/spec-table.tsx'
import './legal.css'

export function PrivacyPage() {
  const words = useWords('legal').privacy
  const LL = useLL()
  const lang = useLocale()
  const { id, date } = words.version
  return (
    <div className="legal-doc">
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band near>
        <Note>{LL.legal.privacy.version.label({ id, date: writtenDay(date, lang) })}</Note>
        <div className="legal-doc__in">
          <section className="legal-sum" aria-labelledby="summary">
            <h2 id="summary">{words.summary.heading}</h2>
            <ul>
              {words.summary.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
          <Contents />
          <div className="legal-doc__text">
            {words.sections.map(({ id, title, paragraphs, list }, index) => (
              <section key={id} id={id}>
                <h2>
                  {/* numbered, to be cited */}
                  <span className="num">{index + 1}.</span> {title}
                </h2>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {list.length > 0 && (
                  <ul>
                    {list.map((item) => (
                      <Item key={item} text={item} />
                    ))}
                  </ul>
                )}
                {id === 'controller' && <Controller />}
              </section>
            ))}
            <section className="legal-ask">
              <h2>{words.contact.heading}</h2>
              <p>{words.contact.text}</p>
              <Link className={buttonClass({ ghost: true })} to="/$lang/about/contact">
                {words.contact.linkText}
              </Link>
            </section>
          </div>
        </div>
      </Band>
    </div>
  )
}

function Contents() {
  const words = useWords('legal').privacy
  return (
    <nav className="legal-toc" aria-labelledby="contents">
      <h2 id="contents">{words.contents}</h2>
      <ol>
        {words.sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Emphasises a leading term: up to a (full-width) colon near the start. */
function Item({ text }: { text: string }) {
  const [, term, rest = text] = /^(.{1,32}?[:：])(.*)/s.exec(text) ?? []
  return (
    <li>
      {term && <b>{term}</b>}
      {rest}
    </li>
  )
}

function Controller() {
  const labels = useWords('legal').privacy.controllerLabels
  const { phone, email } = useReach('privacy')
  return (
    <SpecTable
      specs={[
        { name: labels.name, value: useWords('company-facts').legalName },
        { name: labels.address, value: useSiteWords().company.address },
        { name: labels.phone, value: <a href={telUrl(phone)}>{phone}</a> },
        { name: labels.email, value: <a href={`mailto:${email}`}>{email}</a> },
      ]}
    />
  )
}
