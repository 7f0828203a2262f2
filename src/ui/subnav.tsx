import './subnav.css'
import { useSectionInView } from './use-section-in-view.ts'

type SubnavProps = { label: string; sections: readonly { id: string; name: string }[] }

/** The sections of this page, always in reach; the one in view is marked. */
export function Subnav({ label, sections }: SubnavProps) {
  const current = useSectionInView(sections.map(({ id }) => id)) ?? sections[0]?.id
  return (
    <nav className="subnav" aria-label={label}>
      <div className="wrap">
        <ul>
          {sections.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
