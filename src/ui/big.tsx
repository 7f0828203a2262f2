import './big.css'
import { classes } from './classes.ts'
import './faq.css'
import { Icon } from './icon.tsx'

type Point = { title: string; text: string }

/** Points with room to read, in two columns. */
export function Big({ points, more }: { points: readonly Point[]; more?: boolean }) {
  return (
    <ul className={classes('big', more && 'big--more')}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Further points behind a disclosure. */
export function BigMore({ summary, points }: { summary: string; points: readonly Point[] }) {
  return (
    <div className="faq plus">
      <details>
        <summary>
          {summary}
          <Icon name="plus" />
        </summary>
        <Big points={points} more />
      </details>
    </div>
  )
}
