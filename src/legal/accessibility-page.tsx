import { useWords } from '#i18n/words.tsx'
import { useReach } from '#src/site/facts/reach.ts'
import { telUrl } from '#src/site/facts/tel-url.ts'
import { Band } from '#src/ui/band.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { SpecTable } from '#src/ui/spec-table.tsx'
import './legal.css'

/** Includes the supported browsers (docs/decisions/0035-browsers.md). */
export function AccessibilityPage() {
  const words = useWords('accessibility')
  return (
    <div className="legal-doc">
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band near>
        <Note>{words.reviewed}</Note>
        <div className="legal-doc__text">
          {words.sections.map(({ id, title, text, list }) => (
            <section key={id} id={id}>
              <h2>{title}</h2>
              {text && <p>{text}</p>}
              {list.length > 0 && (
                <ul>
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              )}
              {id === 'contact' && <Support />}
            </section>
          ))}
        </div>
      </Band>
    </div>
  )
}

function Support() {
  const words = useWords('accessibility')
  const { email, phone } = useReach('support')
  return (
    <SpecTable
      specs={[
        { name: words.email, value: <a href={`mailto:${email}`}>{email}</a> },
        { name: words.phone, value: <a href={telUrl(phone)}>{phone}</a> },
      ]}
    />
  )
}
