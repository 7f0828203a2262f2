import { type ReactNode, useId } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Icon } from './icon.tsx'
import { UserText } from './user-text.tsx'

type PageHeaderProps = {
  title: string
  /** of the window, where it is another one */
  windowTitle?: string
  /** a link before the title */
  back?: ReactNode
  /** how many there are */
  count?: number | undefined
  hint?: string | undefined
  /** beside the title */
  state?: ReactNode
  /** what happened, seen wherever the page is scrolled to */
  note?: ReactNode
  /** buttons before the main one; a phone has them behind three dots */
  more?: ReactNode
  /** buttons at the end */
  children?: ReactNode
}

/** The head of a page: its title, which is the window's as well, and what can be done. */
export function PageHeader(props: PageHeaderProps) {
  const { title, windowTitle, back, count, hint, state, note, more, children } = props
  const { title: site } = useWords('admin')
  return (
    <header className="a-page-head">
      <title>{windowTitle ?? `${title} · ${site}`}</title>
      {back}
      <h1>
        <UserText>{title}</UserText>
      </h1>
      {count !== undefined && <b>{count}</b>}
      {hint && (
        <small className="a-desk-only">
          <UserText>{hint}</UserText>
        </small>
      )}
      {state}
      {(more || children) && (
        <div className="a-page-head__end">
          {more && <MoreActions>{more}</MoreActions>}
          {children}
        </div>
      )}
      {note}
    </header>
  )
}

/** Buttons of a head that a phone shows when asked for. */
export function MoreActions({ children }: { children: ReactNode }) {
  const { nav } = useWords('admin')
  const id = useId()
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes behind its buttons */}
      <div
        className="a-more-menu"
        id={id}
        popover="auto"
        onClick={(event) => event.currentTarget.hidePopover?.()}
      >
        {children}
      </div>
      <button
        className="a-icon-button a-phone-only a-dots"
        type="button"
        popoverTarget={id}
        aria-label={nav.more}
      >
        <Icon name="more" />
      </button>
    </>
  )
}
