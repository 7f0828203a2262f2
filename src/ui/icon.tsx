/** A line icon on a 24 grid in the colour of the text around it. Decorative: the words beside it carry the meaning. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'ic ic--s' : 'ic'} viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  )
}

export type IconName = keyof typeof shapes

/** Each drawn in one path. */
const shapes = {
  menu: 'M4 8h16M4 16h11',
  close: 'm6 6 12 12M18 6 6 18',
  down: 'm6 9.5 6 6 6-6',
  right: 'm9.5 6 6 6-6 6',
  left: 'm14.5 6-6 6 6 6',
  arrow: 'M4 12h15M13 6l6 6-6 6',
  out: 'M9 6h9v9M18 6 6.5 17.5',
  search: 'M4.5 10.5a6 6 0 1 0 12 0 6 6 0 1 0-12 0ZM15 15l5 5',
  download: 'M12 4v11m-5-4.5 5 5 5-5M5 20h14',
  user: 'M8.25 8a3.75 3.75 0 1 0 7.5 0 3.75 3.75 0 1 0-7.5 0ZM4.5 20c.9-3.9 3.7-6 7.5-6s6.6 2.1 7.5 6',
  lang: 'M3.75 12a8.25 8.25 0 1 0 16.5 0 8.25 8.25 0 1 0-16.5 0ZM3.75 12h16.5M12 3.75c2.4 2.3 3.5 5 3.5 8.25s-1.1 5.95-3.5 8.25c-2.4-2.3-3.5-5-3.5-8.25s1.1-5.95 3.5-8.25Z',
  phone:
    'M6 4h3.5l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2 4.5 1.5V18a2 2 0 0 1-2.2 2A16 16 0 0 1 4 6.2 2 2 0 0 1 6 4Z',
  mail: 'M5.5 5.5h13a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-13a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM4 7.5l8 6 8-6',
  pin: 'M12 21c4.3-4.3 6.5-7.8 6.5-10.7a6.5 6.5 0 0 0-13 0C5.5 13.2 7.7 16.7 12 21ZM9.75 10.3a2.25 2.25 0 1 0 4.5 0 2.25 2.25 0 1 0-4.5 0Z',
  clock: 'M3.75 12a8.25 8.25 0 1 0 16.5 0 8.25 8.25 0 1 0-16.5 0ZM12 7v5.25l3.5 2',
  eye: 'M2.75 12C5 7.9 8.2 5.75 12 5.75S19 7.9 21.25 12C19 16.1 15.8 18.25 12 18.25S5 16.1 2.75 12ZM9.25 12a2.75 2.75 0 1 0 5.5 0 2.75 2.75 0 1 0-5.5 0Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  alert: 'M12 4 2.75 19.5h18.5L12 4Zm0 6v4.5m0 2.25v.05',
  copy: 'M10.5 8.5h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM5 15.5V6.5a2 2 0 0 1 2-2h9',
  lock: 'M7 10.5h10a2 2 0 0 1 2 2v5.5a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-5.5a2 2 0 0 1 2-2ZM8 10.5V8a4 4 0 0 1 8 0v2.5',
  calendar:
    'M6 5.5h12a2 2 0 0 1 2 2v10.5a2 2 0 0 1-2 2h-12a2 2 0 0 1-2-2v-10.5a2 2 0 0 1 2-2ZM4 10h16M8.5 3.5v4m7-4v4',
  plus: 'M12 5v14M5 12h14',
}
