import type { ComponentProps, ReactNode } from 'react'
import './button.css'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

/** @property bad for what cannot be undone, on the staff side */
export type ButtonLook = { ghost?: boolean; bad?: boolean; small?: boolean; wide?: boolean }

/** The class of a button, for links that look like one: `<Link className={buttonClass({ ghost: true })}>`. */
export function buttonClass({ ghost, bad, small, wide }: ButtonLook = {}): string {
  return classes('btn', ghost && 'btn--ghost', bad && 'btn--bad', small && 'btn--s', wide && 'btn--wide')
}

/** A button that acts on the page. Does not submit a form unless `type="submit"` says so. */
export function Button({ ghost, bad, small, wide, ...rest }: ButtonLook & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={buttonClass({ ghost, bad, small, wide })} />
}

/** A row of buttons that wraps. */
export function Buttons({ children }: { children: ReactNode }) {
  return <div className="btns">{children}</div>
}

/** The class of a quiet onward link; its content is a `MoreLabel`. */
export const moreClass = 'more'

type MoreLabelProps = {
  children: ReactNode
  about?: string
  /** of `about`, where it is not the page's */
  aboutLang?: string
}

/** What stands in an onward link: words, an arrow and, for those who only hear it, what it leads to. */
export function MoreLabel({ children, about, aboutLang }: MoreLabelProps) {
  return (
    <>
      {children}
      <Icon name="arrow" small />
      {about && (
        <span className="vh">
          : <span lang={aboutLang}>{about}</span>
        </span>
      )}
    </>
  )
}
