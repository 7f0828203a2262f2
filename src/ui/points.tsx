import './points.css'

type PointsProps = {
  /** `big`: room to read, in two columns; `scen`: places along one line; `stages`: steps by number, which a container lays out */
  look: 'big' | 'scen' | 'stages'
  points: readonly { title: string; text: string }[]
}

/** Titles, each with a sentence or two. */
export function Points({ look, points }: PointsProps) {
  const List = look === 'big' ? 'ul' : 'ol'
  return (
    <List className={look}>
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </List>
  )
}
