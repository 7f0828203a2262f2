import type { ReactNode } from 'react'
import { Chip } from './chip.tsx'
import { classes } from './classes.ts'
import './fold.css'
import { Icon } from './icon.tsx'

type FoldProps = {
  title: string
  /** a fragment that leads into the fold: a browser opens what it stands in */
  id?: string
  /** a framed word behind the title */
  chip?: string
  /** a quiet word behind the title, such as a number */
  aside?: string | number
  /** an unfolded section from tablets up */
  wide?: boolean
  open?: boolean
  children: ReactNode
}

/** A section that opens under its title. */
export function Fold({ title, id, chip, aside, wide, open, children }: FoldProps) {
  return (
    <details className={classes('fold', wide && 'fold--wide')} open={open}>
      <summary>
        <h3>
          {title}
          {chip && <Chip>{chip}</Chip>}
          {aside !== undefined && <small>{aside}</small>}
        </h3>
        <Icon name="plus" />
      </summary>
      <div className="fold__b">
        {id && <i id={id} />}
        {children}
      </div>
    </details>
  )
}
