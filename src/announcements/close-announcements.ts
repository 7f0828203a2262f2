/**
 * Inline script: shows the first announcement of a page that nobody has closed in this browser, also after a navigation,
 * which changes the title. Its text is sent as it is, so it uses nothing from outside.
 */
export function closeAnnouncements(page: Document): void {
  const key = 'announcements'
  const lines = [...page.querySelectorAll<HTMLElement>('.ann')]
  // storage may be blocked: then it is closed in this document
  let closed = ''
  try {
    closed = localStorage.getItem(key) ?? ''
  } catch {}
  const show = () => {
    let shown: HTMLElement | undefined
    for (const line of lines) {
      const fits =
        !closed.includes(line.dataset.name ?? '') &&
        new RegExp(line.dataset.paths ?? '').test(location.pathname)
      line.hidden = shown !== undefined || !fits
      if (!line.hidden) shown = line
    }
    return shown
  }
  for (const line of lines) {
    const button = line.querySelector('button')
    if (!button) continue
    button.hidden = false
    button.onclick = () => {
      closed = `${closed.slice(-2000)} ${line.dataset.name}`
      try {
        localStorage.setItem(key, closed)
      } catch {}
      const next = show()?.querySelector('button') ?? page.getElementById('main')
      next?.focus({ preventScroll: true })
    }
  }
  show()
  new MutationObserver(show).observe(page.head, { childList: true, characterData: true, subtree: true })
  // what opens below the header is fixed to the window
  const place = () => {
    const bottom = page.querySelector('.site-head')?.getBoundingClientRect().bottom ?? 0
    page.documentElement.style.setProperty('--below-head', `${bottom}px`)
  }
  page.addEventListener('click', place, true)
}
