import type { ReactNode } from 'react'
import { Chip } from './chip.tsx'
import { classes } from './classes.ts'
import './fold.css'
import { Icon } from './icon.tsx'

type FoldProps = {
  title: string
  /** fragment target: browsers open the details around it */
  id?: string
  /** label behind the title */
  chip?: string
  /** muted text behind the title, such as a count */
  aside?: string | number
  /** a plain section from tablets up */
  wide?: boolean
  open?: boolean
  children: ReactNode
}

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
