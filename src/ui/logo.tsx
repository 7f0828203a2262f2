import './drawing.css'
import './logo.css'
import { outlines } from './logo-outlines.ts'

type WordmarkName = keyof typeof widths

/** The sign and the name, drawn. Stands in a link; `label` is what it is called when read out. */
export function Logo({ name, label }: { name: WordmarkName; label: string }) {
  const width = widths[name]
  return (
    <svg className="logo" viewBox={`0 0 ${width} 32`} width={width} height="32" role="img" aria-label={label}>
      <path
        d="M21 18.5V22a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3h4M7.5 29.5h9"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <rect className="p" x="13" y="4" width="16" height="11.5" rx="2.25" />
      <path transform={`translate(40 ${baselines[name]})`} fill="currentColor" d={outlines[name]} />
    </svg>
  )
}

const widths = { cn: 127, en: 151 }
const baselines = { cn: 23.6, en: 23.2 }
