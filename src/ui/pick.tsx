import type { ComponentProps, ReactNode } from 'react'
import './pick.css'
import { type MarkName, ProductMark } from './product-mark.tsx'

/** Choices side by side that wrap. Takes `PickBox` elements; stands in a `<fieldset>`. */
export function Picks({ children }: { children: ReactNode }) {
  return <div className="pick">{children}</div>
}

/** One product to choose among others. Props other than mark and label go to the checkbox. */
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
