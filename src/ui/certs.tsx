import './certs.css'

type Certificate = { name: string; note: string }

/** Certificates side by side; a narrow screen scrolls them, also by keyboard. */
export function Certs({ label, certificates }: { label: string; certificates: readonly Certificate[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reachable by keyboard
    <ul className="certs" tabIndex={0} aria-label={label}>
      {certificates.map(({ name, note }) => (
        <li className="cert" key={name}>
          <Seal />
          <div>
            <b>{name}</b>
            <small>{note}</small>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Seal() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" fill="none" stroke="currentColor">
      <circle cx="24" cy="24" r="22" strokeWidth="1.5" />
      <circle cx="24" cy="24" r="17.5" strokeWidth="1" strokeDasharray="2 2.5" />
      <path d="M12 29h8l8-4h8M16 23h6l6-3h5" strokeWidth="1.75" />
    </svg>
  )
}
