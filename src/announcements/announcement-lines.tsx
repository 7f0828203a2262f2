import { ScriptOnce, useRouterState } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { useLocale, useSiteWords } from '#i18n/words.tsx'
import { languageTag, pathBelowLocale } from '#src/site/locale.ts'
import sheet from '#src/ui/announcement.css?url'
import { Announcement } from '#src/ui/announcement.tsx'
import { type Announced, isFor } from './announced.ts'

/** The first announcement for the page that nobody has closed in this browser, above the header. */
export function AnnouncementLines({ items }: { items: readonly Announced[] }) {
  // of the displayed page
  const path = useRouterState({
    select: ({ resolvedLocation, location }) => pathBelowLocale((resolvedLocation ?? location).pathname),
  })
  const lang = useLocale()
  const label = useSiteWords().notice.close
  // undefined until hydration: then the script below has decided
  const closed = useSyncExternalStore(onClose, readClosed, () => undefined)
  const lines = items.flatMap(({ [lang]: said, ...item }) =>
    said && isFor(item.place, path) ? [{ ...item, said }] : [],
  )
  const shown = lines.find(({ key }) => !closed?.includes(key))
  useEffect(() => {
    document.addEventListener('click', placeMenus, true)
    return () => document.removeEventListener('click', placeMenus, true)
  }, [])
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="announcement" />
      {lines.map((line) => (
        <Announcement
          key={line.key}
          name={line.key}
          lang={languageTag(lang)}
          text={line.said.text}
          link={
            line.address === '' ? undefined : { href: addressOf(line.address, lang), text: line.said.link }
          }
          close={label}
          hidden={line !== shown}
          onClose={closed === undefined ? undefined : () => close(line.key)}
        />
      ))}
      <ScriptOnce>{script}</ScriptOnce>
    </>
  )
}

/** Before the first paint, so that what was closed does not move the page. */
const script = `{let c="";try{c=localStorage.announcements||""}catch{}let s;\
for(let a of document.querySelectorAll(".ann")){a.hidden=s||c.includes(a.dataset.name);s=s||!a.hidden}}`

function addressOf(address: string, lang: string): string {
  return address.startsWith('/') ? `/${lang}${address === '/' ? '' : address}` : address
}

const key = 'announcements'
const listeners = new Set<() => void>()
/** Where storage is blocked: closed in this document. */
let blocked = ''

function onClose(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function readClosed(): string {
  try {
    return (localStorage.getItem(key) ?? '') + blocked
  } catch {
    return blocked
  }
}

function close(name: string): void {
  const closed = `${readClosed().slice(-2000)} ${name}`
  try {
    localStorage.setItem(key, closed)
  } catch {
    blocked = closed
  }
  for (const listener of listeners) listener()
  requestAnimationFrame(() => {
    const next = document.querySelector<HTMLElement>('.ann:not([hidden]) button')
    const target = next ?? document.getElementById('main')
    target?.focus({ preventScroll: true })
  })
}

/** What opens below the header is fixed to the window. */
function placeMenus(): void {
  const bottom = document.querySelector('.site-head')?.getBoundingClientRect().bottom ?? 0
  document.documentElement.style.setProperty('--below-head', `${bottom}px`)
}
