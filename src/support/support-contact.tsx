import { useLocale, useSiteWords, useWords } from '#i18n/words.tsx'
import { company } from '#src/site/company.ts'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { Contact } from '#src/ui/contact.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Icon } from '#src/ui/icon.tsx'
import './service.css'

/** How to start a service: telephone and e-mail of technical support; and the forum, where many answers are already. */
export function SupportContact({ forumUrl }: { forumUrl: string }) {
  const { start, forum } = useWords('service')
  const { newWindow } = useSiteWords().header
  const lang = useLocale()
  return (
    <Band>
      <Columns>
        <div className="svc-contact">
          <Heading title={start.heading}>{start.text}</Heading>
          <Contact
            facts={[
              { icon: 'phone', name: start.phone, value: <a href={`tel:${dialled(phone)}`}>{phone}</a> },
              { icon: 'mail', name: start.email, value: <a href={`mailto:${email}`}>{email}</a> },
            ]}
          />
          <Link className={buttonClass({ ghost: true })} to="/$lang/about/contact" params={{ lang }}>
            {start.buttonText}
          </Link>
        </div>
        <div>
          <Heading title={forum.heading}>{forum.text}</Heading>
          <a className={buttonClass({ ghost: true })} href={forumUrl} target="_blank" rel="external noopener">
            {forum.linkText}
            <Icon name="out" small />
            <span className="vh">{newWindow}</span>
          </a>
        </div>
      </Columns>
    </Band>
  )
}

const support = company.departments.find(({ key }) => key === 'support')
const phone = support?.phone ?? company.phone
const email = support?.email ?? company.email

function dialled(number: string): string {
  return number.replaceAll('-', '')
}
