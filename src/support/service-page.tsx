import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Onward, OnwardList, onwardClass } from '#src/ui/onward.tsx'
import { PageHead } from '#src/ui/page-head.tsx'
import { Rows } from '#src/ui/rows.tsx'
import { isServiceId, type ServiceId, serviceIcons, serviceIds } from './services.ts'
import { SupportContact } from './support-contact.tsx'
import './service.css'

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
      </Band>
      <Band tone="zone" title={words.choose.heading}>
        <Choose />
      </Band>
      <SupportContact forumUrl={forumUrl} />
    </>
  )
}

function ServiceRow({ id }: { id: ServiceId }) {
  const lang = useLocale()
  const { title, summary } = useWords('service').items[id]
  return (
    <li>
      <Link className="row svc" to="/$lang/service/$id" params={{ lang, id }}>
        <span className="svc__i">
          <Icon name={serviceIcons[id]} />
        </span>
        <h2>{title}</h2>
        <p>{summary}</p>
        <Icon name="arrow" />
      </Link>
    </li>
  )
}

/** From the visitor's situation to the service that fits it. */
function Choose() {
  const lang = useLocale()
  const { items, list } = useWords('service')
  return (
    <OnwardList>
      {list.choose.items.map(({ when, id }) =>
        isServiceId(id) ? (
          <li key={id}>
            <Link className={onwardClass} to="/$lang/service/$id" params={{ lang, id }}>
              <Onward name={when} text={items[id].title} />
            </Link>
          </li>
        ) : null,
      )}
    </OnwardList>
  )
}
