import { Icon } from './icon.tsx'

type AnnouncementProps = {
  text: string
  /** `href` and what it says */
  link?: { href: string; text: string } | undefined
  /** label of its button */
  close: string
  /** BCP 47 */
  lang: string
  /** without one the button is there, and not to be seen */
  onClose?: (() => void) | undefined
  hidden?: boolean
  /** what is remembered when it is closed */
  name?: string
}

/** A line above the header. A script may hide it before React is there. */
export function Announcement({ text, link, close, lang, onClose, hidden, name }: AnnouncementProps) {
  return (
    <aside
      className="ann"
      data-name={name}
      lang={lang}
      aria-label={text}
      hidden={hidden}
      suppressHydrationWarning
      data-nosnippet=""
    >
      <div className="wrap">
        <p>
          {text} {link && <a href={link.href}>{link.text}</a>}
        </p>
        <button type="button" hidden={!onClose} aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
    </aside>
  )
}
