import { useLL, useWords } from '#i18n/words.tsx'
import { useReach } from '#src/site/facts/reach.ts'
import { Link } from '#src/site/link.tsx'
import { Pairs } from '#src/ui/pairs.tsx'
import './consent-notice.css'

/**
 * Who collects what, why, for how long, and what the applicant can do about it: said before anything is sent.
 * @param short who, and the way to the rest alone
 */
export function ConsentNotice({ short }: { short?: boolean | undefined }) {
  const { notice } = useWords('trial').form
  const LL = useLL().trial.form.notice
  const company = useWords('company-facts').legalName
  const { email } = useReach('privacy')
  const { why, fields, retention, recipients, storage, rights } = notice
  const items = [why, fields, retention, recipients, storage, rights]
  return (
    <details className="notice full">
      <summary>
        <b>{notice.heading}</b>
        <span>
          {notice.who.term}
          {notice.colon}
          {LL.who.text({ company, email })}
        </span>
      </summary>
      {!short && <Pairs of={items.map(({ term, text }) => [term, text])} />}
      <Link to="/$lang/legal/privacy">{notice.more}</Link>
    </details>
  )
}
