import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import { Neighbour, PrevNext } from '#src/ui/prev-next.tsx'
import { type ServiceId, serviceIds } from './services.ts'

/** The services before and after this one, round and round, and the way back to all of them. */
export function ServiceNeighbours({ id }: { id: ServiceId }) {
  const lang = useLocale()
  const { headings, items } = useWords('service')
  const previous = neighbour(id, -1)
  const next = neighbour(id, 1)
  return (
    <div className="wrap svc-pn">
      <PrevNext label={headings.others}>
        <Link to="/$lang/service/$id" params={{ lang, id: previous }}>
          <Neighbour which={headings.previous} title={items[previous].title} />
        </Link>
        <Link to="/$lang/service/$id" params={{ lang, id: next }}>
          <Neighbour which={headings.next} title={items[next].title} />
        </Link>
      </PrevNext>
      <Link className={buttonClass({ ghost: true })} to="/$lang/service" params={{ lang }}>
        {headings.back}
      </Link>
    </div>
  )
}

function neighbour(id: ServiceId, step: 1 | -1): ServiceId {
  return serviceIds.at((serviceIds.indexOf(id) + step) % serviceIds.length) ?? id
}
