import { isBend } from './arch-order.ts'

/**
 * Sizes of a drawing in units of its view box. The main axis runs from tier to tier, the cross axis along a tier:
 * columns (wide screens) put the main axis across the page, rows (phones) put it down the page.
 */
export type ArchMeasures = {
  columns: boolean
  fontSize: number
  /** a component's box along the cross and the main axis */
  nodeCross: number
  nodeMain: number
  bendCross: number
  /** least space between neighbours of a tier */
  space: number
  padding: number
  /** where a tier's name stands: before the boxes, along the cross axis in columns and the main axis in rows */
  label: number
  /** from the start of one tier to the start of the next */
  pitch: number
  /** a tier's band along the main axis */
  band: number
  /** extent of the whole drawing along the cross axis */
  cross: number
  /** least distance between two links at one side of a box */
  portSpace: number
}

/** Phones get boxes as wide as the fullest tier allows; columns have room for one size. */
export function archMeasures(rows: readonly (readonly string[])[], columns: boolean): ArchMeasures {
  const sizes = columns ? columnSizes : rowSizes(rows)
  const longest = Math.max(...rows.map((row) => extentOf(row, sizes)))
  const cross = Math.max(longest + sizes.padding * 2, columns ? 0 : narrowest)
  return { ...sizes, cross }
}

/** Extent of a component's box or of a bend along the cross axis. */
export function crossSize(point: string, sizes: Pick<ArchMeasures, 'nodeCross' | 'bendCross'>): number {
  return isBend(point) ? sizes.bendCross : sizes.nodeCross
}

/** Extent of a tier's boxes, bends and the least spaces between them. */
export function extentOf(row: readonly string[], sizes: Omit<ArchMeasures, 'cross'>): number {
  return row.reduce((sum, point) => sum + crossSize(point, sizes), 0) + sizes.space * (row.length - 1)
}

/** Where a tier's boxes start and end on the main axis. */
export function boxStart(tier: number, { pitch, columns, label }: ArchMeasures): number {
  return tier * pitch + (columns ? boxInset : label)
}

export function boxEnd(tier: number, measures: ArchMeasures): number {
  return boxStart(tier, measures) + measures.nodeMain
}

const boxInset = 14

// the smallest phones show about 350 units at 13.5 units of type
const narrowest = 352

const columnSizes = {
  columns: true,
  fontSize: 16,
  nodeCross: 62,
  nodeMain: 164,
  bendCross: 30,
  space: 44,
  padding: 22,
  label: 34,
  pitch: 228,
  band: 192,
  portSpace: 15,
}

function rowSizes(rows: readonly (readonly string[])[]) {
  const boxes = rows.map((row) => row.filter((point) => !isBend(point)).length)
  const most = Math.max(...boxes)
  const fullest = Math.max(...rows.map((row, tier) => (boxes[tier] === most ? row.length : 0)))
  return {
    columns: false,
    fontSize: 13.5,
    nodeCross: most > 2 ? 104 : fullest > 2 ? 116 : 132,
    nodeMain: 50,
    bendCross: 20,
    space: most > 1 && fullest > 2 ? 14 : 24,
    padding: 8,
    label: 24,
    pitch: 120,
    band: 84,
    portSpace: 19,
  }
}
