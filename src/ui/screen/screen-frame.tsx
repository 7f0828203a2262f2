import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Chip } from '../chip.tsx'
import { classes } from '../classes.ts'

type ScreenFrameProps = {
  /** names the drawing for `view-transition-name`, and its classes */
  product: string
  /** on the bar of the window: what is shown, of what */
  title: string
  subject: string
  /** marks the data as sample data */
  sample: string
  /** what the screen tells, in words */
  caption: string
  /** one of several on a page: it is not what a view transition keeps */
  small?: boolean | undefined
  children: ReactNode
}

/** A window lifted off its dashed socket, with a product's screen in it. */
export function ScreenFrame({ product, title, subject, sample, caption, small, children }: ScreenFrameProps) {
  return (
    <figure
      className={classes('scr', `scr--${product}`, small && 'scr--small')}
      data-live={useHydrated() || undefined}
    >
      <div className="scr__win">
        <p className="scr__bar">
          <svg viewBox="0 0 27 7" aria-hidden="true">
            <path d="M0 0h7v7H0zM10 0h7v7h-7zM20 0h7v7h-7z" />
          </svg>
          <b>{title}</b>
          <span>{subject}</span>
          <Chip>{sample}</Chip>
        </p>
        {children}
      </div>
      <figcaption className="vh">{caption}</figcaption>
    </figure>
  )
}
