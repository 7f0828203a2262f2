import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Chip } from '../chip.tsx'

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
  children: ReactNode
}

/** A window lifted off its dashed socket, with a product's screen in it. */
export function ScreenFrame({ product, title, subject, sample, caption, children }: ScreenFrameProps) {
  return (
    <figure className={`scr scr--${product}`} data-live={useHydrated() || undefined}>
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
