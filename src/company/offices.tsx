import { useLocale, useWords } from '#i18n/words.tsx'
import { company } from '#src/site/company.ts'
import { Band } from '#src/ui/band.tsx'
import { moreClass } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/chip.tsx'
import { Icon } from '#src/ui/icon.tsx'
import './offices.css'
import { PhoneLink } from './reach-links.tsx'

/** The offices, head office first: what each does, where it is and whom it serves. */
export function Offices() {
  const words = useWords('contact').offices
  return (
    <Band tone="zone" title={words.heading} lead={words.text}>
      <ul className="offices">
        {company.offices.map((office, index) => (
          <Office key={office.key} office={office} isHead={index === 0} />
        ))}
      </ul>
    </Band>
  )
}

type OfficeFacts = (typeof company.offices)[number]

function Office({ office, isHead }: { office: OfficeFacts; isHead: boolean }) {
  const { offices, labels } = useWords('contact')
  const lang = useLocale()
  const words = offices.items.find(({ id }) => id === office.key)
  const city = office.city[lang]
  return (
    <li>
      <h3>
        {city} <Chip>{isHead ? offices.head : offices.branch}</Chip>
      </h3>
      <p>{words?.text}</p>
      <dl>
        <dt>{labels.serves}</dt>
        <dd>{words?.serves}</dd>
        <dt>{labels.phone}</dt>
        <dd>
          <PhoneLink number={office.phone} />
        </dd>
        <dt>{labels.address}</dt>
        <dd>{office.address[lang]}</dd>
      </dl>
      <a className={moreClass} href={mapOf(office)} rel="external noreferrer">
        {labels.map}
        <Icon name="out" small />
        <span className="vh">: {city}</span>
      </a>
    </li>
  )
}

// the Chinese address in both languages: the map is a Chinese one
function mapOf(office: OfficeFacts): string {
  return `${company.mapSearchUrl}${encodeURIComponent(office.address.cn)}`
}
