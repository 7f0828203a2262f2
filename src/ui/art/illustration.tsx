import { Art } from '../art.tsx'
import './illustration.css'
import { illustrations } from './illustrations.ts'

export type IllustrationName = keyof typeof illustrations

/** Small decorative drawing: axis, pane, one annotation. */
export function Illustration({ of }: { of: IllustrationName }) {
  return (
    <div className="illustration">
      <Art viewBox="0 0 144 84">
        <IllustrationShapes of={of} />
      </Art>
    </div>
  )
}

/** Its shapes alone, on the grid, for drawings of another kind. */
export function IllustrationShapes({ of }: { of: IllustrationName }) {
  return (
    <>
      <path className="l q" d="M0 78L144 6" />
      {Object.entries(illustrations[of]).map(([shape, d]) => (
        <path key={shape} className={shape} d={d} />
      ))}
    </>
  )
}
