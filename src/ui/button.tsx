import type { ComponentProps, ReactNode } from 'react'
import './button.css'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'

/** @property bad for irreversible actions */
export type ButtonLook = { ghost?: boolean; bad?: boolean; small?: boolean; wide?: boolean }

/** For links that look like buttons: `<Link className={buttonClass({ ghost: true })}>`. */
export function buttonClass({ ghost, bad, small, wide }: ButtonLook = {}): string {
  return classes('btn', ghost && 'btn--ghost', bad && 'btn--bad', small && 'btn--s', wide && 'btn--wide')
}

/** Does not submit unless `type="submit"`. */
export function Button({ ghost, bad, small, wide, ...rest }: ButtonLook & ComponentProps<'button'>) {
  return <button type="button" {...rest} className={buttonClass({ ghost, bad, small, wide })} />
}

export function Buttons({ children }: { children: ReactNode }) {
  return <div className="btns">{children}</div>
}

/** Class of an onward link; its content is a `MoreLabel`. */
export const moreClass = 'more'

type MoreLabelProps = {
  children: ReactNode
  about?: string
}

/** Text and arrow, with the link's topic for screen readers. */
export function MoreLabel({ children, about }: MoreLabelProps) {
  return (
    <>
      {children}
      <Icon name="arrow" small />
      {about && <span className="vh">: {about}</span>}
    </>
  )
}
