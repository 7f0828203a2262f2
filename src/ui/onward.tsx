import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './icon.tsx'
import './onward.css'
import { type MarkName, ProductMark } from './product-mark.tsx'

/** Takes `<li>` elements with a link of class `onwardClass` around an `Onward`. */
export function OnwardList({ columns, children }: { columns?: boolean; children: ReactNode }) {
  return <ul className={classes('onwards', columns && 'onwards--two')}>{children}</ul>
}

export const onwardClass = 'onward'

export function Onward({ mark, name, text }: { mark?: MarkName; name: string; text?: string }) {
  return (
    <>
      {mark && <ProductMark product={mark} />}
      <span className="onward__b">
        <b>{name}</b>
        {text && <span>{text}</span>}
      </span>
      <Icon name="arrow" />
    </>
  )
}
