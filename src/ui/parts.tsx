import './parts.css'

type Part = { title: string; text: string }

/** Features as a parts list with numbered callouts. */
export function Parts({ parts }: { parts: readonly Part[] }) {
  return (
    <ol className="parts">
      {parts.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}
