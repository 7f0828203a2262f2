import { grouped } from '#src/site/written.ts'

/** A column of numbers. */
export function numbers<Name extends string>(id: Name, heading: string) {
  return { id, heading, className: 'a-number', cell: (row: Record<Name, number>) => grouped(row[id]) }
}
