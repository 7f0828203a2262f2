/** A line icon on a 24 grid in the colour of the text around it. Decorative: the words beside it carry the meaning. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return (
    <svg className={small ? 'ic ic--s' : 'ic'} viewBox="0 0 24 24" aria-hidden="true">
      {shapes[name]}
    </svg>
  )
}

export type IconName = keyof typeof shapes

const shapes = {
  menu: <path d="M4 8h16M4 16h11" />,
  close: <path d="m6 6 12 12M18 6 6 18" />,
  down: <path d="m6 9.5 6 6 6-6" />,
  right: <path d="m9.5 6 6 6-6 6" />,
  left: <path d="m14.5 6-6 6 6 6" />,
  arrow: <path d="M4 12h15M13 6l6 6-6 6" />,
  out: <path d="M9 6h9v9M18 6 6.5 17.5" />,
  search: (
    <>
      <circle cx="10.5" cy="10.5" r="6" />
      <path d="m15 15 5 5" />
    </>
  ),
  download: <path d="M12 4v11m-5-4.5 5 5 5-5M5 20h14" />,
  user: (
    <>
      <circle cx="12" cy="8" r="3.75" />
      <path d="M4.5 20c.9-3.9 3.7-6 7.5-6s6.6 2.1 7.5 6" />
    </>
  ),
  lang: (
    <>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M3.75 12h16.5M12 3.75c2.4 2.3 3.5 5 3.5 8.25s-1.1 5.95-3.5 8.25c-2.4-2.3-3.5-5-3.5-8.25s1.1-5.95 3.5-8.25Z" />
    </>
  ),
  phone: (
    <path d="M6 4h3.5l1.5 4.5-2 1.5a11 11 0 0 0 5 5l1.5-2 4.5 1.5V18a2 2 0 0 1-2.2 2A16 16 0 0 1 4 6.2 2 2 0 0 1 6 4Z" />
  ),
  mail: (
    <>
      <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
      <path d="m4 7.5 8 6 8-6" />
    </>
  ),
  pin: (
    <>
      <path d="M12 21c4.3-4.3 6.5-7.8 6.5-10.7a6.5 6.5 0 0 0-13 0C5.5 13.2 7.7 16.7 12 21Z" />
      <circle cx="12" cy="10.3" r="2.25" />
    </>
  ),
  clock: (
    <>
      <circle cx="12" cy="12" r="8.25" />
      <path d="M12 7v5.25l3.5 2" />
    </>
  ),
  eye: (
    <>
      <path d="M2.75 12C5 7.9 8.2 5.75 12 5.75S19 7.9 21.25 12C19 16.1 15.8 18.25 12 18.25S5 16.1 2.75 12Z" />
      <circle cx="12" cy="12" r="2.75" />
    </>
  ),
  check: <path d="m5 12.5 4.5 4.5L19 7.5" />,
  alert: <path d="M12 4 2.75 19.5h18.5L12 4Zm0 6v4.5m0 2.25v.05" />,
  copy: (
    <>
      <rect x="8.5" y="8.5" width="11" height="11" rx="2" />
      <path d="M5 15.5V6.5a2 2 0 0 1 2-2h9" />
    </>
  ),
  lock: (
    <>
      <rect x="5" y="10.5" width="14" height="9.5" rx="2" />
      <path d="M8 10.5V8a4 4 0 0 1 8 0v2.5" />
    </>
  ),
  calendar: (
    <>
      <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
      <path d="M4 10h16M8.5 3.5v4m7-4v4" />
    </>
  ),
  plus: <path d="M12 5v14M5 12h14" />,
}
