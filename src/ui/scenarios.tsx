import './scenarios.css'

type Scenario = { title: string; text: string }

/** Four places along one session line. */
export function Scenarios({ scenarios }: { scenarios: readonly Scenario[] }) {
  return (
    <ol className="scen">
      {scenarios.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
