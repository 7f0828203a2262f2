import './compat.css'

type Group = { group: string; items: readonly string[] }

/** What a product works with, group by group. */
export function Compat({ groups }: { groups: readonly Group[] }) {
  return (
    <dl className="compat">
      {groups.map(({ group, items }) => (
        <div key={group}>
          <dt>{group}</dt>
          <dd>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </dd>
        </div>
      ))}
    </dl>
  )
}
