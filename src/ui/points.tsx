import './points.css'

type PointsProps = {
  /** `big`: two columns; `scen`: along one line; `stages`: numbered steps */
  look: 'big' | 'scen' | 'stages'
  points: readonly { title: string; text: string }[]
}

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
