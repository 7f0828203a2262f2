import { useWords } from '#i18n/words.tsx'
import { company } from '#src/site/company.ts'
import { Band } from '#src/ui/band.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Rows } from '#src/ui/rows.tsx'
import './departments.css'
import { MailLink, PhoneLink } from './reach-links.tsx'

/** Whom to ask for what: a telephone number and an e-mail address for each kind of question. */
export function Departments() {
  const { departments } = useWords('contact')
  return (
    <Band flush title={departments.heading}>
      <Rows>
        {departments.items.map(({ id, name, text }) => (
          <li className="row department" key={id}>
            <h3>{name}</h3>
            <p>{text}</p>
            <Reach department={id} />
          </li>
        ))}
      </Rows>
    </Band>
  )
}

function Reach({ department }: { department: string }) {
  const { labels } = useWords('contact')
  const reach = company.departments.find(({ key }) => key === department)
  if (!reach) return null
  return (
    <dl>
      <div>
        <dt>
          <Icon name="phone" small />
          <span className="vh">{labels.phone}</span>
        </dt>
        <dd>
          <PhoneLink number={reach.phone} />
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="mail" small />
          <span className="vh">{labels.email}</span>
        </dt>
        <dd>
          <MailLink address={reach.email} />
        </dd>
      </div>
    </dl>
  )
}
