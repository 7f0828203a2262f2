import './compat.css'
import { Tags } from './tags.tsx'

type Group = { name: string; items: readonly string[] }

/** What a product works with, group by group. */
export function Compat({ groups }: { groups: readonly Group[] }) {
  return (
    <dl className="compat">
      {groups.map(({ name, items }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Tags names={items} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
