import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { NoticeSection } from './notice-section.tsx'
import './legal.css'

/** The privacy notice: version and date, a summary, contents, and the notice itself. Prints as a document. */
export function PrivacyPage() {
  const words = useWords('legal').privacy
  const LL = useLL()
  const lang = useLocale()
  const { id, date } = words.version
  return (
    <div className="legal-doc">
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band near>
        <Note>{LL.legal.privacy.version.label({ id, date })}</Note>
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
            {words.sections.map((section, index) => (
              <NoticeSection key={section.id} number={index + 1} {...section} />
            ))}
            <section className="legal-ask">
              <h2>{words.contact.heading}</h2>
              <p>{words.contact.text}</p>
              <Link className={buttonClass({ ghost: true })} to="/$lang/about/contact" params={{ lang }}>
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
