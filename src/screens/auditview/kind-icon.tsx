import type { KindFilter } from './auditview-state.ts'

/** What kind of event it is, on the grid of the icons. */
export function KindIcon({ kind }: { kind: KindFilter }) {
  return (
    <svg className="av__kind" viewBox="0 0 24 24" aria-hidden="true">
      <path d={shapes[kind]} />
    </svg>
  )
}

const shapes: Record<KindFilter, string> = {
  copy: 'M8.5 8.5v-4h7l4 4v8h-4M4.5 8.5h7l4 4v7h-11Z',
  usb: 'M5 7.5h8a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2ZM15 9h6v6h-6M17.5 11.25v1.5M6.5 12h3',
  command:
    'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM7.5 9.5l3 2.5-3 2.5M13 15h3.5',
  watermark:
    'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM6 13.5l8-4M9 16l9-4.5',
  window:
    'M5.5 5h13a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2ZM3.5 9h17M7 12.5h10M7 15.5h6',
  all: 'M4 7h16M4 12h16M4 17h16',
}
