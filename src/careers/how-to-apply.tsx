import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Buttons, buttonClass, MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Note } from '#src/ui/note.tsx'
import './careers.css'
import { company } from '#src/site/company.ts'

/**
 * How to apply by e-mail.
 * @param title the position the letter is about; without one the letter's subject is left to its writer
 */
export function HowToApply({ title }: { title?: string }) {
  const { apply, howWeHire } = useWords('careers').joinus
  const LL = useLL()
  const lang = useLocale()
  const subject = title ? `?subject=${encodeURIComponent(LL.careers.joinus.apply.subject({ title }))}` : ''
  return (
    <Columns lead>
      <Heading title={apply.heading}>{apply.text}</Heading>
      <div>
        <ol className="apply">
          {apply.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Buttons>
          <a className={buttonClass()} href={`mailto:${careersEmail}${subject}`}>
            <Icon name="mail" small />
            {apply.buttonText}
          </a>
          <Link className={moreClass} to="/$lang/about/recruitment" params={{ lang }}>
            <MoreLabel>{howWeHire}</MoreLabel>
          </Link>
        </Buttons>
        <p className="apply__address">
          <a href={`mailto:${careersEmail}`}>{careersEmail}</a>
        </p>
        <p>{apply.after}</p>
        <Note>
          {apply.privacy}{' '}
          <Link to="/$lang/legal/privacy" params={{ lang }}>
            {apply.privacyLink}
          </Link>
        </Note>
      </div>
    </Columns>
  )
}

/** Where applications go. */
const careersEmail = company.departments.find(({ key }) => key === 'careers')?.email ?? company.email

/** A sentence with the recruitment address in it as a link. */
export function CareersMail({ sentence }: { sentence: (email: string) => string }) {
  const [before, after] = sentence(careersEmail).split(careersEmail)
  return (
    <>
      {before}
      <a href={`mailto:${careersEmail}`}>{careersEmail}</a>
      {after}
    </>
  )
}
