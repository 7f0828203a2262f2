import { Icon } from './icon.tsx'

type AnnouncementProps = {
  text: string
  /** `href` and what it says */
  link?: { href: string; text: string } | undefined
  /** label of its button */
  close: string
  /** BCP 47 */
  lang: string
  /** its button is shown by the script that closes it */
  dismissible?: boolean
  hidden?: boolean
  /** what is remembered when it is closed */
  name?: string
  /** expression for the paths it is shown on */
  paths?: string
}

/** A line above the header. Its sheet comes with the documents that have one. */
export function Announcement({
  text,
  link,
  close,
  lang,
  dismissible,
  hidden,
  name,
  paths,
}: AnnouncementProps) {
  return (
    <aside
      className="ann"
      data-name={name}
      lang={lang}
      aria-label={text}
      hidden={hidden}
      data-paths={paths}
      data-nosnippet=""
    >
      <div className="wrap">
        <p>
          {text} {link && <a href={link.href}>{link.text}</a>}
        </p>
        <button type="button" hidden={!dismissible} aria-label={close}>
          <Icon name="close" />
        </button>
      </div>
    </aside>
  )
}
