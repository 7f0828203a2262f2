import { useLL, useLocale, useWords } from '#i18n/words.tsx'
import { company } from '#src/site/company.ts'
import { Link } from '#src/site/link.tsx'
import './consent-notice.css'

/** Who collects what, why, for how long, and what the applicant can do about it: said before anything is sent. */
export function ConsentNotice() {
  const { notice } = useWords('trial').form
  const LL = useLL().trial.form.notice
  const lang = useLocale()
  const privacy = company.departments.find(({ key }) => key === 'privacy')?.email ?? company.email
  const items = [
    { term: notice.who.term, text: LL.who.text({ company: company.legalName[lang], email: privacy }) },
    ...[notice.why, notice.fields, notice.retention, notice.recipients, notice.storage, notice.rights],
  ]
  return (
    <section className="notice full" aria-labelledby="notice-heading">
      <h2 id="notice-heading">{notice.heading}</h2>
      <dl>
        {items.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <Link to="/$lang/legal/privacy" params={{ lang }}>
        {notice.more}
      </Link>
    </section>
  )
}
