import { Illustration, type IllustrationName } from './art/illustration.tsx'
import './climbing.css'
import './drawn-points.css'

type DrawnPointsProps = {
  /** `climb`: steps along the axis on wide screens; `cards`: framed drawings, four in a row */
  look: 'climb' | 'cards'
  points: readonly { title: string; text: string }[]
  /** one per point */
  drawings: readonly IllustrationName[]
}

export function DrawnPoints({ look, points, drawings }: DrawnPointsProps) {
  const climb = `climbing drawn--climb${points.length > 5 ? ' drawn--six' : ''}`
  return (
    <ul className={`drawn ${look === 'climb' ? climb : 'drawn--cards'}`}>
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
