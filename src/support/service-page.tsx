import { useSiteWords, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { isServiceId, type ServiceId, serviceIds } from '#src/site/routing/service-ids.ts'
import { Band } from '#src/ui/band.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Onward, OnwardList, onwardClass } from '#src/ui/onward.tsx'
import { ColumnHead, PageHead } from '#src/ui/page-head.tsx'
import { Rows } from '#src/ui/rows.tsx'
import './service.css'
import { useReach } from '#src/site/facts/reach.ts'
import { telUrl } from '#src/site/facts/tel-url.ts'
import { buttonClass, MoreLabel, moreClass } from '#src/ui/button.tsx'
import { Columns } from '#src/ui/columns.tsx'
import { Contact } from '#src/ui/contact.tsx'
import { Heading } from '#src/ui/heading.tsx'
import { Neighbour, PrevNext } from '#src/ui/prev-next.tsx'

/**
 * The six technical services, which one to choose, and how to reach support.
 * @param forumUrl the technical forum, another site
 */
export function ServicePage({ forumUrl }: { forumUrl: string }) {
  const words = useWords('service').list
  return (
    <>
      <PageHead title={words.title}>{words.lead}</PageHead>
      <Band near>
        <Rows>
          {serviceIds.map((id) => (
            <ServiceRow key={id} id={id} />
          ))}
        </Rows>
        <Link className={moreClass} to="/$lang/service/releases">
          <MoreLabel>{words.releases}</MoreLabel>
        </Link>
      </Band>
      <Band tone="zone" title={words.choose.heading}>
        <Choose />
      </Band>
      <SupportContact forumUrl={forumUrl} />
    </>
  )
}

function ServiceRow({ id }: { id: ServiceId }) {
  const { title, summary } = useWords('service').items[id]
  return (
    <li>
      <Link className="row svc" to="/$lang/service/$id" params={{ id }}>
        <ServiceIcon id={id} />
        <h2>{title}</h2>
        <p>{summary}</p>
        <Icon name="arrow" />
      </Link>
    </li>
  )
}

/** On a grid of 24: a call, a pointer on a screen, a place, a book, a version above the last one, a pulse. */
const drawings: Record<ServiceId, string> = {
  online:
    'M6 4h3.5l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2 4.5 1.5V18a2 2 0 0 1-2.2 2A16 16 0 0 1 4 6.2 2 2 0 0 1 6 4Z',
  remote: 'M4 5h16v11.5H4ZM8.5 20h7M12 16.5V20M10 7.75l6 2.4-2.6.9-.9 2.6Z',
  onsite:
    'M12 21c4.3-4.3 6.5-7.8 6.5-10.7a6.5 6.5 0 0 0-13 0C5.5 13.2 7.7 16.7 12 21ZM9.75 10.3a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 1 0-4.5 0Z',
  training:
    'M12 6.5C10 5.1 7.5 4.5 3.75 4.5V18c3.75 0 6.25.6 8.25 2 2-1.4 4.5-2 8.25-2V4.5C16.5 4.5 14 5.1 12 6.5ZM12 6.5V20',
  upgrade: 'M12 20V8.5m-5 4.5 5-5 5 5M5 4h14',
  healthcheck: 'M3 12.5h4.25L9.75 6.5l4.5 11 2.5-5H21',
}

function ServiceIcon({ id }: { id: ServiceId }) {
  return (
    <span className="svc__i">
      <svg className="ic" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
        <path d={drawings[id]} />
      </svg>
    </span>
  )
}

/** From the visitor's situation to the service that fits it. */
function Choose() {
  const { items, list } = useWords('service')
  return (
    <OnwardList>
      {list.choose.items.map(({ when, id }) =>
        isServiceId(id) ? (
          <li key={id}>
            <Link className={onwardClass} to="/$lang/service/$id" params={{ id }}>
              <Onward name={when} text={items[id].title} />
            </Link>
          </li>
        ) : null,
      )}
    </OnwardList>
  )
}

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
      <ServiceIcon id={id} />
      <ColumnHead title={title}>{summary}</ColumnHead>
    </div>
  )
}

/** The services before and after this one, round and round, and the way back to all of them. */
function ServiceNeighbours({ id }: { id: ServiceId }) {
  const { headings, items } = useWords('service')
  const previous = neighbour(id, -1)
  const next = neighbour(id, 1)
  return (
    <div className="wrap svc-pn">
      <PrevNext label={headings.others}>
        <Link to="/$lang/service/$id" params={{ id: previous }}>
          <Neighbour which={headings.previous} title={items[previous].title} />
        </Link>
        <Link to="/$lang/service/$id" params={{ id: next }}>
          <Neighbour which={headings.next} title={items[next].title} />
        </Link>
      </PrevNext>
      <Link className={buttonClass({ ghost: true })} to="/$lang/service">
        {headings.back}
      </Link>
    </div>
  )
}

function neighbour(id: ServiceId, step: 1 | -1): ServiceId {
  return serviceIds.at((serviceIds.indexOf(id) + step) % serviceIds.length) ?? id
}

/** How to start a service: telephone and e-mail of technical support; and the forum, where many answers are already. */
function SupportContact({ forumUrl }: { forumUrl: string }) {
  const { start, forum } = useWords('service')
  const { newWindow } = useSiteWords().header
  const { phone, email } = useReach('support')
  return (
    <Band>
      <Columns>
        <div className="svc-contact">
          <Heading title={start.heading}>{start.text}</Heading>
          <Contact
            facts={[
              { icon: 'phone', name: start.phone, value: <a href={telUrl(phone)}>{phone}</a> },
              { icon: 'mail', name: start.email, value: <a href={`mailto:${email}`}>{email}</a> },
            ]}
          />
          <Link className={buttonClass({ ghost: true })} to="/$lang/about/contact">
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
