import './drawing.css'
import './logo.css'

const looks = { cn: 'logo logo--cn', en: 'logo logo--en' }

/** Sign and wordmark, a CSS mask: keeps its outlines out of HTML and script. `label` is the link's accessible name. */
export function Logo({ name, label }: { name: keyof typeof looks; label: string }) {
  return (
    <span className={looks[name]} role="img" aria-label={label}>
      <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
        <LogoSign />
      </svg>
    </span>
  )
}

export function LogoSign() {
  return (
    <>
      <path
        d="M21 18.5V22a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3h4M7.5 29.5h9"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect className="p" x="13" y="4" width="16" height="11.5" rx="2.25" />
    </>
  )
}
