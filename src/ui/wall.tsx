import type { ReactNode } from 'react'
import { type MarkName, ProductMark } from './product-mark.tsx'
import './wall.css'

type Customer = { name: string; mark: MarkName; text: ReactNode }

/** Customers side by side, each with the product it uses and what came of it. */
export function Wall({ customers }: { customers: readonly Customer[] }) {
  return (
    <ul className="wall">
      {customers.map(({ name, mark, text }) => (
        <li key={name}>
          <b>{name}</b>
          <ProductMark product={mark} />
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
