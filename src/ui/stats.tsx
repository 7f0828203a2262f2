import type { ReactNode } from 'react'
import './climbing.css'
import './stats.css'

/** Figures along the axis. Takes `value` as an element too, so that it can count up. */
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
