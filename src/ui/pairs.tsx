import type { ReactNode } from 'react'

type PairsProps = { className?: string; of: readonly (readonly [name: string, value: ReactNode])[] }

/** Description list. */
export function Pairs({ className, of }: PairsProps) {
  return (
    <dl className={className}>
      {of.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
