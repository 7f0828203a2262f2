import './tags.css'

/** A list of short names, side by side. */
export function Tags({ names }: { names: readonly string[] }) {
  return (
    <ul className="tags">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  )
}
