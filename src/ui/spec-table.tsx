import type { ReactNode } from 'react'
import './spec-table.css'

type Spec = { name: string; value: ReactNode }

export function SpecTable({ specs }: { specs: readonly Spec[] }) {
  return (
    <table className="spec">
      <tbody>
        {specs.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
