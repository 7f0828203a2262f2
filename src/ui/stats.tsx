import type { ReactNode } from 'react'
import './climbing.css'
import './stats.css'

/** `value` may be an element that counts up. */
export function Stats({ figures }: { figures: readonly { value: ReactNode; text: string }[] }) {
  return (
    <div className="climbing stats">
      {figures.map(({ value, text }) => (
        <div className="stat" key={text}>
          <b>{value}</b>
          <span>{text}</span>
        </div>
      ))}
    </div>
  )
}
