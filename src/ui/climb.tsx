import './climb.css'

type Stage = { number: string | number; unit: string; title: string; points: readonly string[] }

/** Stages along the axis, for example the first 30, 60 and 90 days. */
export function Climb({ stages }: { stages: readonly Stage[] }) {
  return (
    <ol className="climb">
      {stages.map(({ number, unit, title, points }) => (
        <li key={title}>
          <b>
            {number}
            <small>{unit}</small>
          </b>
          <div>
            <h3>{title}</h3>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ol>
  )
}
