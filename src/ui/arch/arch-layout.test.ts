import { describe, expect, test } from 'vitest'
import type { ArchGraph } from './arch-graph.ts'
import { type ArchDrawing, layOutArch, type Point } from './arch-layout.ts'

const delivery: ArchGraph = {
  components: [
    part('endpoint', 'client'),
    part('gateway', 'edge'),
    part('broker', 'control'),
    part('console', 'control'),
    part('pool', 'resource'),
    part('storage', 'data'),
    part('directory', 'integration'),
  ],
  links: [
    link('endpoint', 'gateway'),
    link('gateway', 'broker'),
    link('broker', 'directory'),
    link('broker', 'pool'),
    link('gateway', 'pool'),
    link('pool', 'storage'),
    link('console', 'broker'),
  ],
}

// the drawings of the design reference: the layout has to arrive at the same places
const reference = {
  columns: {
    size: [1332, 320],
    links:
      'M178 238L242 238M234.9 232.5L242 238L234.9 243.5M406 218L470 218M462.9 212.5L470 218L462.9 223.5M634 173L698 173L862 173L862 173L926 173L1090 173L1090 173L1154 173M1146.9 167.5L1154 173L1146.9 178.5M634 210.4L666 210.4L666 245.6L698 245.6M690.9 240.1L698 245.6L690.9 251.1M406 255.4L438 255.4L438 280.4L470 280.4L634 280.4L634 280.4L698 280.4M690.9 274.9L698 280.4L690.9 285.9M862 263L926 263M918.9 257.5L926 263L918.9 268.5M552 118L552 162M546.5 154.9L552 162L557.5 154.9',
    numbers: '202,238 430,218 658,173 666,228 438,268 886,263 552,140',
    boxes: '14,207 242,207 470,56 470,162 698,232 926,232 1154,142',
  },
  rows: {
    size: [352, 684],
    links:
      'M243 74L243 144M237.5 136.9L243 144L248.5 136.9M243 194L243 264M237.5 256.9L243 264L248.5 256.9M183 314L183 384L183 434L183 434L183 504L183 554L183 554L183 624M177.5 616.9L183 624L188.5 616.9M234 314L234 384M228.5 376.9L234 384L239.5 376.9M275.5 194L275.5 264L275.5 314L275.5 314L275.5 384M270 376.9L275.5 384L281 376.9M266 434L266 504M260.5 496.9L266 504L271.5 496.9M130 289L144 289M136.9 283.5L144 289L136.9 294.5',
    numbers: '243,99 243,219 183,339 234,339 275,219 266,459 137,262',
    boxes: '185,24 185,144 14,264 144,264 208,384 208,504 125,624',
  },
}

test('a drawing is made once for a graph, and each graph and direction has its own', () => {
  const other = { ...delivery, components: [...delivery.components, part('portal', 'client')] }
  expect(layOutArch(delivery, true)).toBe(layOutArch(delivery, true))
  expect(layOutArch(delivery, false).width).not.toBe(layOutArch(delivery, true).width)
  expect(layOutArch(other, true).boxes).toHaveLength(delivery.components.length + 1)
})

describe.each([
  ['columns', true],
  ['rows', false],
] as const)('tiers as %s', (kind, columns) => {
  const drawing = layOutArch(delivery, columns)
  const expected = reference[kind]

  test('the drawing has the reference size', () => {
    expect([drawing.width, drawing.height]).toEqual(expected.size)
  })

  test('boxes stand where the reference puts them', () => {
    expect(drawing.boxes.map(({ x, y }) => `${x},${y}`).join(' ')).toBe(expected.boxes)
  })

  test('links run and point as in the reference', () => {
    const lines = drawing.links.flatMap(({ run, head }) => [run, head]).map(withoutRepeats)
    expect(lines).toEqual(linesOf(expected.links).map(withoutRepeats))
  })

  test('numbers stand where the reference puts them', () => {
    const numbers = drawing.links.map(({ number: { x, y } }) => `${Math.round(x)},${Math.round(y)}`)
    expect(numbers.join(' ')).toBe(expected.numbers)
  })

  test('no box leaves the drawing or lies on another', () => {
    expect(overlaps(drawing)).toEqual([])
    for (const { x, y, width, height } of drawing.boxes) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(drawing.width)
      expect(y + height).toBeLessThanOrEqual(drawing.height)
    }
  })
})

test('the order within a tier avoids crossings', () => {
  const crossed: ArchGraph = {
    components: [part('a', 'client'), part('b', 'client'), part('x', 'edge'), part('y', 'edge')],
    links: [link('a', 'y'), link('b', 'x')],
  }
  const [a, b, x, y] = ['a', 'b', 'x', 'y'].map((id) => boxOf(layOutArch(crossed, true), id))
  expect(((a?.y ?? 0) - (b?.y ?? 0)) * ((y?.y ?? 0) - (x?.y ?? 0))).toBeGreaterThan(0)
})

test('components linked within a tier stand side by side', () => {
  const level: ArchGraph = {
    components: [part('a', 'control'), part('b', 'control'), part('c', 'control')],
    links: [link('a', 'c')],
  }
  const ids = layOutArch(level, true).boxes.map(({ id }) => id)
  expect(Math.abs(ids.indexOf('a') - ids.indexOf('c'))).toBe(1)
})

test('a link to an unknown component is an error of the data', () => {
  expect(() => layOutArch({ components: [part('a', 'client')], links: [link('a', 'b')] }, true)).toThrow(
    "'b'",
  )
})

function part(id: string, tier: string) {
  return { id, tier, name: id, role: '' }
}

function link(from: string, to: string) {
  return { from, to, label: '' }
}

function boxOf(drawing: ArchDrawing, id: string) {
  return drawing.boxes.find((box) => box.id === id)
}

function linesOf(path: string): Point[][] {
  return path
    .split('M')
    .slice(1)
    .map((line) =>
      line.split('L').map((place) => {
        const [x = 0, y = 0] = place.split(' ').map(Number)
        return { x, y }
      }),
    )
}

function withoutRepeats(line: readonly Point[]): string[] {
  const places = line.map(({ x, y }) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`)
  return places.filter((place, index) => place !== places[index - 1])
}

function overlaps({ boxes }: ArchDrawing): string[] {
  return boxes.flatMap((one, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (other) =>
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height,
      )
      .map((other) => `${one.id} ${other.id}`),
  )
}
