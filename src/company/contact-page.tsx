import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import { useSiteWords, useWords } from '#i18n/words.tsx'
import { type Department, mapUrl, useReach } from '#src/site/facts/reach.ts'
import { telUrl } from '#src/site/facts/tel-url.ts'
import { Band } from '#src/ui/band.tsx'
import { Contact } from '#src/ui/contact.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Note } from '#src/ui/note.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Rows } from '#src/ui/rows.tsx'
import './company.css'
import { Link } from '#src/site/link.tsx'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'

export function ContactPage() {
  const words = useWords('contact')
  const { company } = useSiteWords()
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band near>
        <Contact
          facts={[
            { icon: 'phone', name: words.labels.phone, value: <PhoneLink number={company.phone} /> },
            { icon: 'mail', name: words.labels.email, value: <MailLink address={company.email} /> },
            { icon: 'clock', name: words.labels.hours, value: words.hours.text },
            { icon: 'pin', name: words.labels.address, value: company.address },
          ]}
        />
        <Note>{words.hours.outside}</Note>
      </Band>
      <Departments />
      <Offices />
      <FasterWays />
    </>
  )
}

/** Telephone and e-mail by subject. */
function Departments() {
  const { departments } = useWords('contact')
  return (
    <Band flush title={departments.heading}>
      <Rows>
        {departments.items.map(({ id, name, text }) => (
          <li className="row department" key={id}>
            <h3>{name}</h3>
            <p>{text}</p>
            <Reach department={id as Department} />
          </li>
        ))}
      </Rows>
    </Band>
  )
}

function Reach({ department }: { department: Department }) {
  const { labels } = useWords('contact')
  const { phone, email } = useReach(department)
  return (
    <dl>
      <div>
        <dt>
          <Icon name="phone" small />
          <span className="vh">{labels.phone}</span>
        </dt>
        <dd>
          <PhoneLink number={phone} />
        </dd>
      </div>
      <div>
        <dt>
          <Icon name="mail" small />
          <span className="vh">{labels.email}</span>
        </dt>
        <dd>
          <MailLink address={email} />
        </dd>
      </div>
    </dl>
  )
}

/** Head office first. */
function Offices() {
  const words = useWords('contact').offices
  return (
    <Band tone="zone" title={words.heading} lead={words.text}>
      <ul className="offices">
        {useWords('company-facts').offices.map((office, index) => (
          <Office key={office.city} office={office} isHead={index === 0} />
        ))}
      </ul>
    </Band>
  )
}

type OfficeFacts = NamespaceWords['company-facts']['offices'][number]

function Office({ office, isHead }: { office: OfficeFacts; isHead: boolean }) {
  const { offices, labels } = useWords('contact')
  const { city, text, serves, phone, address, map } = office
  return (
    <li>
      <h3>
        {city} <Chip>{isHead ? offices.head : offices.branch}</Chip>
      </h3>
      <p>{text}</p>
      <dl>
        <dt>{labels.serves}</dt>
        <dd>{serves}</dd>
        <dt>{labels.phone}</dt>
        <dd>
          <PhoneLink number={phone} />
        </dd>
        <dt>{labels.address}</dt>
        <dd>{address}</dd>
      </dl>
      <a className={moreClass} href={mapUrl(map)} rel="external noreferrer">
        {labels.map}
        <Icon name="out" small />
        <span className="vh">: {city}</span>
      </a>
    </li>
  )
}

/** Alternatives to a call. */
function FasterWays() {
  const words = useWords('contact').ways
  return (
    <Band title={words.heading}>
      <ul className="ways">
        {words.items.map(({ id, title, text, linkText }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link className={moreClass} to={pageOf(id)}>
              <MoreLabel>{linkText}</MoreLabel>
            </Link>
          </li>
        ))}
      </ul>
    </Band>
  )
}

function pageOf(way: string) {
  if (way === 'service') return '/$lang/service'
  return way === 'joinus' ? '/$lang/about/joinus' : '/$lang/trial/trial'
}

function PhoneLink({ number }: { number: string }) {
  return <a href={telUrl(number)}>{number}</a>
}

function MailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>
}
