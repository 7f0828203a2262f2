import './steps.css'

type Step = { title: string; text: string }

export function Steps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="steps">
      {steps.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}
