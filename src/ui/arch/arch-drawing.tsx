import type { ArchTier } from './arch-graph.ts'
import type { ArchDrawing as Drawing, Point } from './arch-layout.ts'

type ArchDrawingProps = { drawing: Drawing; columns: boolean; tiers: Readonly<Record<ArchTier, string>> }

/** A deployment as lines and boxes. Says nothing to those who listen: the key beside it is the text. */
export function ArchDrawing({ drawing, columns, tiers }: ArchDrawingProps) {
  return (
    <svg
      className={`arch__svg arch__svg--${columns ? 'w' : 'n'}`}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      fontSize={drawing.fontSize}
      aria-hidden="true"
    >
      {drawing.zones.map(({ tier, label, ...box }) => (
        <rect key={tier} className="z" {...box} rx="8" />
      ))}
      <path className="ln" d={drawing.links.map(({ run }) => pathOf(run)).join('')} />
      {drawing.zones.map(({ tier, label }) => (
        <text key={tier} className="tl" {...label}>
          {tiers[tier]}
        </text>
      ))}
      <path className="ln" d={drawing.links.map(({ head }) => pathOf(head)).join('')} />
      {drawing.boxes.map((box) => (
        <ComponentBox key={box.id} box={box} drawing={drawing} />
      ))}
      <g className="ch">
        {drawing.links.map(({ number: { x, y } }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a link is known by its number
          <LinkNumber key={index} x={Math.round(x)} y={Math.round(y)} text={index + 1} />
        ))}
      </g>
    </svg>
  )
}

function ComponentBox({ box, drawing }: { box: Drawing['boxes'][number]; drawing: Drawing }) {
  const { x, y, width, height, pane, label } = box
  const { lines, fontSize } = label
  const middle = (lines.length - 1) / 2
  return (
    <>
      <rect className={pane ? 'np' : 'n'} x={x} y={y} width={width} height={height} rx="5" />
      <text
        className={pane ? 'tp' : 'tn'}
        fontSize={fontSize === drawing.fontSize ? undefined : round(fontSize)}
      >
        {lines.map((line, index) => (
          <tspan
            key={line}
            x={x + width / 2}
            y={round(y + height / 2 + fontSize * baseline + (index - middle) * fontSize * lineHeight)}
          >
            {line}
          </tspan>
        ))}
      </text>
    </>
  )
}

function LinkNumber({ x, y, text }: Point & { text: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="9.5" />
      <text x={x} y={y + 4.2}>
        {text}
      </text>
    </>
  )
}

// from the middle of a line of type to its baseline, in parts of the type size
const baseline = 0.36
const lineHeight = 1.25

/** Straight runs along the axes as H and V: a third of the letters. */
function pathOf(points: readonly Point[]): string {
  const corners = points.map(({ x, y }) => ({ x: round(x), y: round(y) })).filter(isCorner)
  return corners
    .map(({ x, y }, index) => {
      const before = corners[index - 1]
      if (!before) return `M${x} ${y}`
      if (before.y === y) return `H${x}`
      return before.x === x ? `V${y}` : `L${x} ${y}`
    })
    .join('')
}

/** False for points that a straight run passes through. */
function isCorner({ x, y }: Point, index: number, all: readonly Point[]): boolean {
  const [before, after] = [all[index - 1], all[index + 1]]
  if (!before || !after) return true
  return !((before.x === x && after.x === x) || (before.y === y && after.y === y))
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
