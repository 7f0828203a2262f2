import { useWords } from '#i18n/words.tsx'
import { Band } from '#src/ui/band.tsx'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { ColumnHead } from '#src/ui/page-head.tsx'
import { ServiceNeighbours } from './service-neighbours.tsx'
import { type ServiceId, serviceIcons, serviceTrail } from './services.ts'
import { SupportContact } from './support-contact.tsx'
import './service.css'

/** One service: what it includes, how it runs, what to have ready, how we respond, and how to start it. */
export function ServiceDetailPage({ id, forumUrl }: { id: ServiceId; forumUrl: string }) {
  const { headings, items } = useWords('service')
  const words = items[id]
  return (
    <>
      <ServiceHead id={id} />
      <Band near>
        <Columns>
          <div>
            <Heading title={headings.what} />
            <ul className="svc-what">
              {words.what.map((item) => (
                <li key={item}>
                  <Icon name="check" small />
                  {item}
                </li>
              ))}
            </ul>
          </div>
          <div>
            <Heading title={headings.how} />
            <ol className="svc-how">
              {words.how.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ol>
          </div>
        </Columns>
      </Band>
      <Band tone="zone">
        <Columns>
          <div className="svc-facts">
            <Heading title={headings.needs}>{words.needs}</Heading>
          </div>
          <div className="svc-facts">
            <Heading title={headings.response}>{words.response}</Heading>
          </div>
        </Columns>
      </Band>
      <SupportContact forumUrl={forumUrl} />
      <ServiceNeighbours id={id} />
    </>
  )
}

function ServiceHead({ id }: { id: ServiceId }) {
  const words = useWords('service')
  const { title, summary } = words.items[id]
  return (
    <div className="wrap svc-head">
      <Breadcrumb label={words.headings.trail} trail={serviceTrail(words)} current={title} />
      <span className="svc__i">
        <Icon name={serviceIcons[id]} />
      </span>
      <ColumnHead title={title}>{summary}</ColumnHead>
    </div>
  )
}
