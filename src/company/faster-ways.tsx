import { useLocale, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { Band } from '#src/ui/band.tsx'
import { MoreLabel, moreClass } from '#src/ui/button.tsx'
import './faster-ways.css'

/** Pages that answer without a telephone call. */
export function FasterWays() {
  const words = useWords('contact').ways
  const lang = useLocale()
  return (
    <Band title={words.heading}>
      <ul className="ways">
        {words.items.map(({ id, title, text, linkText }) => (
          <li key={id}>
            <h3>{title}</h3>
            <p>{text}</p>
            <Link className={moreClass} to={pageOf(id)} params={{ lang }}>
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
