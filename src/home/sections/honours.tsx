import { useWords } from '#i18n/words.tsx'
import { HomeSection } from '../home-section.tsx'
import './honours.css'

/** Certificates of the vendor, side by side; a narrow screen scrolls them, also by keyboard. */
export function Honours() {
  const words = useWords('home').honours
  return (
    <HomeSection id="honours" tone="zone" title={words.heading} lead={words.text}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard */}
      <ul className="certs" tabIndex={0} aria-label={words.heading}>
        {words.items.map((name) => (
          <li className="cert" key={name}>
            <svg viewBox="0 0 48 48" aria-hidden="true" fill="none" stroke="currentColor">
              <circle cx="24" cy="24" r="22" strokeWidth="1.5" />
              <circle cx="24" cy="24" r="17.5" strokeWidth="1" strokeDasharray="2 2.5" />
              <path d="M12 29h8l8-4h8M16 23h6l6-3h5" strokeWidth="1.75" />
            </svg>
            <div>
              <b>{name}</b>
              <small>{words.note}</small>
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
