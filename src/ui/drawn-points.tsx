import { Illustration, type IllustrationName } from './art/illustration.tsx'
import './climbing.css'
import './drawn-points.css'

type DrawnPointsProps = {
  /** `climb`: steps along the axis on wide screens; `cards`: drawings in frames, four in a row */
  look: 'climb' | 'cards'
  points: readonly { title: string; text: string }[]
  /** one for each point */
  drawings: readonly IllustrationName[]
}

/** Titles, each with a drawing and a sentence or two. */
export function DrawnPoints({ look, points, drawings }: DrawnPointsProps) {
  return (
    <ul className={look === 'climb' ? 'climbing drawn drawn--climb' : 'drawn drawn--cards'}>
      {points.map(({ title, text }, i) => (
        <li key={title}>
          {drawings[i] && <Illustration of={drawings[i]} />}
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
