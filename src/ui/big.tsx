import './big.css'

type Point = { title: string; text: string }

/** Points with room to read, in two columns. */
export function Big({ points }: { points: readonly Point[] }) {
  return (
    <ul className="big">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
