import type { ComponentProps, ReactNode } from 'react'
import './pick.css'
import { type MarkName, ProductMark } from './product-mark.tsx'

/** Wrapping row of `PickBox` elements, in a `<fieldset>`. */
export function Picks({ children }: { children: ReactNode }) {
  return <div className="pick">{children}</div>
}

/** A product choice. Props other than mark and label go to the checkbox. */
export function PickBox({
  mark,
  label,
  ...input
}: Omit<ComponentProps<'input'>, 'type'> & { mark: MarkName; label: string }) {
  return (
    <label>
      <input type="checkbox" {...input} />
      <ProductMark product={mark} />
      {label}
    </label>
  )
}
