import { ScriptOnce } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { displayName } from '#src/session/display-name.ts'
import { useVisitor } from '../site-data.ts'

/**
 * Inline script for the head: marks the document of a visitor with a `name` cookie before its first paint, so that styles
 * show the name and the way out in place of log in and register (visitor.css). Public pages are the same for everybody.
 */
export function MarkVisitor() {
  return <ScriptOnce>{markVisitor}</ScriptOnce>
}

const cookie = '/(?:^|; )name=([^;]+)/'
const markVisitor = `if(${cookie}.test(document.cookie))document.documentElement.dataset.visitor=""`

/** Inline script for the end of the header and the menu: writes the name before hydration does. */
export function FillVisitorName() {
  return <ScriptOnce>{fillVisitorName}</ScriptOnce>
}

const fillVisitorName = `try{let n=decodeURIComponent(${cookie}.exec(document.cookie)[1]);\
for(let e of document.querySelectorAll(".visitor-name"))e.textContent=[...n].slice(0,32).join("")}catch{}`

/** The visitor's name: from the cookie in the browser; on pages rendered for the visitor from the server as well. */
export function VisitorName() {
  const rendered = useVisitor()?.username ?? ''
  const name = useSyncExternalStore(
    () => () => {},
    () => nameInCookie() || rendered,
    () => rendered,
  )
  return (
    <span className="visitor-name" suppressHydrationWarning>
      {name}
    </span>
  )
}

function nameInCookie(): string {
  const [, value = ''] = /(?:^|; )name=([^;]+)/.exec(document.cookie) ?? []
  try {
    return displayName(decodeURIComponent(value))
  } catch {
    return ''
  }
}
