import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
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
  /** buttons at the end */
  children?: ReactNode
}

/** The head of a page: its title, which is the window's as well, and what can be done. */
export function PageHeader(props: PageHeaderProps) {
  const { title, windowTitle, back, count, hint, state, note, children } = props
  const { title: site } = useWords('admin')
  return (
    <header className="a-head">
      <title>{windowTitle ?? `${title} · ${site}`}</title>
      {back}
      <h1>
        <UserText>{title}</UserText>
      </h1>
      {count !== undefined && <b>{count}</b>}
      {hint && (
        <small className="w">
          <UserText>{hint}</UserText>
        </small>
      )}
      {state}
      {children && <div className="a-head__end">{children}</div>}
      {note}
    </header>
  )
}
