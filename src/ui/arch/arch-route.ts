import type { ArchLayout, ArchLink, componentsByTier } from './arch-layouts.ts'

/** Along the main axis (from tier to tier) in the units of the sizes, along the other axis in those of the layout. */
export type ArchPoint = readonly [main: number, cross: number]

type Route = { points: readonly ArchPoint[]; number: ArchPoint }
type Sizes = { inset: number; box: number; pitch: number; gap: number; half: number }

/** The corners of a link from box to box, and where its number stands: as near to its beginning as it can. */
export function archRoute(
  { from, to }: ArchLink,
  groups: ReturnType<typeof componentsByTier>,
  { boxes, links }: ArchLayout,
  { inset, box, pitch, gap, half }: Sizes,
): Route {
  const rankOf = (id: string) => groups.findIndex(({ components }) => components.some((one) => one.id === id))
  const topOf = (rank: number) => rank * pitch + inset
  const [first, last] = [rankOf(from), rankOf(to)]
  const [start, end] = [boxes[from], boxes[to]]
  if (start === undefined || end === undefined) throw new Error(`no place for the link ${from}>${to}`)
  const [leaves = start, turn, arrives = leaves] = links[`${from}>${to}`] ?? []
  if (first === last && turn === undefined) {
    const main = topOf(first) + box / 2
    const side = end > start ? half : -half
    const points: ArchPoint[] = [
      [main, start + side],
      [main, end - side],
    ]
    return { points, number: [main, (start + end) / 2] }
  }
  const inGap = (place: number) => topOf(Math.floor(place)) + box + (place % 1) * gap
  const isDown = (turn ?? last) > first
  const leavesAt: ArchPoint = [topOf(first) + (isDown ? box : 0), leaves]
  const arrivesAt: ArchPoint = [topOf(last) + ((turn ?? first) < last ? 0 : box), arrives]
  const nearGap = isDown ? first : first - 1
  if (turn === undefined) return { points: [leavesAt, arrivesAt], number: [inGap(nearGap + 0.5), leaves] }
  const main = inGap(turn)
  const turnsNear = Math.floor(turn) === nearGap
  return {
    points: [leavesAt, [main, leaves], [main, arrives], arrivesAt],
    number: turnsNear ? [main, (leaves + arrives) / 2] : [inGap(nearGap + 0.5), leaves],
  }
}
