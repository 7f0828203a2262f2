import { Icon as SiteIcon, type IconName as SiteIconName } from '#src/ui/icon.tsx'

export type IconName = SiteIconName | keyof typeof shapes

/** An icon of the staff's side, in the colour of the text around it. Decorative: words stand beside it. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  if (!(name in shapes)) return <SiteIcon name={name as SiteIconName} small={small} />
  return (
    <svg className={small ? 'ic ic--s' : 'ic'} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={shapes[name as keyof typeof shapes]} />
    </svg>
  )
}

/** What the site's own icons have not, on their grid. */
const shapes = {
  today:
    'M3.5 16h17M7 16v-3m10 3v-3M12 16V9.5M11.5 5h4a1 1 0 0 1 1 1v2.5a1 1 0 0 1-1 1h-4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1Z',
  inbox: 'M4 13.5 6.5 5h11L20 13.5V19H4zM4 13.5h4.5L10 16h4l1.5-2.5H20',
  chart: 'M3.5 20h17M7 20v-6m5 6V9m5 11V5',
  doc: 'M7 3.5h7l4.5 4.5v11a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5ZM9 12h6M9 16h4',
  job: 'M4 8.5h16V19H4zM9 8.5V6a1 1 0 0 1 1-1h4a1 1 0 0 1 1 1v2.5M4 13h16',
  box: 'M4 8l8-4 8 4v8.5l-8 4-8-4zM4 8l8 4 8-4M12 12v8.5',
  pic: 'M4 5.5h16v13H4zM4 16l5-5 4 4 2.5-2.5L20 17',
  turn: 'M5 19v-6a4 4 0 0 1 4-4h10m-4.5-4.5L19 9l-4.5 4.5',
  users:
    'M9 11a3.25 3.25 0 1 0 0-6.5A3.25 3.25 0 0 0 9 11ZM3 19.5c.7-3.2 3-5 6-5s5.3 1.8 6 5M15.5 5a3.25 3.25 0 0 1 0 6m2 3.8c1.8.8 3 2.4 3.5 4.7',
  log: 'M4.5 6h1.5M9.5 6h10M4.5 12h1.5M9.5 12h10M4.5 18h1.5M9.5 18h6',
  more: 'M5.5 12h.1M12 12h.1M18.5 12h.1',
  list: 'M4 7h.1M8.5 7H20M4 12h.1M8.5 12H20M4 17h.1M8.5 17H20',
  tbl: 'M4 5.5h16v13H4zM4 10h16M12 5.5v13',
  horn: 'M4 10v4h3.5l8.5 4.5v-13L7.5 10zM8 14.5l1 5h2.5l-1-4M19 9.5c1.3 1.5 1.3 3.5 0 5',
  link: 'M10 13.5a4 4 0 0 0 5.8.2l2.7-2.7a4 4 0 0 0-5.7-5.7L11.5 6.6M14 10.5a4 4 0 0 0-5.8-.2L5.5 13a4 4 0 0 0 5.7 5.7l1.3-1.3',
  src: 'm8.5 8-4 4 4 4M15.5 8l4 4-4 4',
  h2: 'M4 6v12M11 6v12M4 12h7M15 10.5a2.5 2.5 0 1 1 4.4 1.6L15 18h5',
  h3: 'M4 6v12M11 6v12M4 12h7M15 8h5l-2.75 3.75A3.2 3.2 0 1 1 15 17',
  alt: 'M4 5.5h16v13H4zM8 15.5l3-7 3 7M9 13.2h4M17 8.5v7',
  bold: 'M8 5h5a3.25 3.25 0 0 1 0 6.5H8zM8 11.5h6a3.5 3.5 0 0 1 0 7H8z',
  italic: 'M10 5h7M7 19h7M14 5l-4 14',
  numbers: 'M4 6l1.5-1v5M4 14.5h2.5L4 18.5h2.5M10 7.5h10M10 16.5h10',
  quote: 'M5 7h5v5c0 2.5-1.5 4-4 4.5M14 7h5v5c0 2.5-1.5 4-4 4.5',
  block: 'M4 5h16v14H4zM9.5 9.5 7 12l2.5 2.5M14.5 9.5 17 12l-2.5 2.5',
  headerRow: 'M4 5h16v14H4zM4 10h16M4 6.5h16M4 8h16',
  addRow: 'M4 5h16v6H4zM12 14v6M9 17h6',
  addColumn: 'M5 4v16h6V4zM14 12h6M17 9v6',
  dropRow: 'M4 5h16v6H4zM9 17h6',
  dropColumn: 'M5 4v16h6V4zM14 12h6',
  redo: 'm16 5 4 4-4 4M19.5 9H10a5 5 0 0 0 0 10h3',
  undo: 'M8 5 4 9l4 4M4.5 9H14a5 5 0 0 1 0 10h-3',
  book: 'M5 19V5.5A1.5 1.5 0 0 1 6.5 4H19v13.5H6.5A1.5 1.5 0 0 0 5 19a1.5 1.5 0 0 0 1.5 1.5H19M9 8h6',
  up: 'm6 15 6-6 6 6',
  board: 'M4 5h4v14H4zM10 5h4v9h-4zM16 5h4v11.5h-4z',
}
