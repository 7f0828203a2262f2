import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Chip } from '../chip.tsx'
import { classes } from '../classes.ts'
import { WindowDots } from './window-dots.tsx'

type ScreenFrameProps = {
  /** `view-transition-name` and class suffix */
  product: string
  /** on the title bar */
  title: string
  subject: string
  /** "sample data" label */
  sample: string
  /** text alternative */
  caption: string
  /** one of several: no view transition */
  small?: boolean | undefined
  children: ReactNode
}

/** Window frame around a product's screen. */
export function ScreenFrame({ product, title, subject, sample, caption, small, children }: ScreenFrameProps) {
  return (
    <figure
      className={classes('scr', `scr--${product}`, small && 'scr--small')}
      data-live={useHydrated() || undefined}
    >
      <div className="scr__win">
        <p className="scr__bar">
          <WindowDots />
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
