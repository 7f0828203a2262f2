import { Link } from '#src/site/link.tsx'
import type { Trail } from '#src/site/navigation.ts'
import './breadcrumb.css'

type Props = {
  label: string
  trail: Trail<'' | undefined>
  /** the page itself; omitted where its heading follows */
  current?: string
}

export function Breadcrumb({ label, trail, current }: Props) {
  return (
    <nav className="crumb" aria-label={label}>
      <ol>
        {trail.map(({ key, name, path }) => (
          <li key={key}>{path === undefined ? name : <Link to={`/$lang${path}`}>{name}</Link>}</li>
        ))}
        {current && <li aria-current="page">{current}</li>}
      </ol>
    </nav>
  )
}
