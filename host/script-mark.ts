import { randomUUID } from 'node:crypto'
import { isInlineScript } from './content-security-policy.ts'

/** Request header that carries the mark to the app. */
export const markHeader = 'x-script-mark'

/**
 * A secret for one render. The app writes it, as a nonce, on the scripts it emits itself; nothing else in the page can
 * know it, so a script that came in with somebody's text is told apart and gets no hash into the policy.
 */
export function createScriptMark(): string {
  // node has random bytes ready for these; to ask the system for some takes a hundredth of a render
  return randomUUID()
}

/**
 * Takes the marks out of a page again: they have served their purpose, and the page may be kept.
 * @returns the page, and the texts of its marked inline scripts; undefined when nothing is marked, as by an app that
 * does not know of marks
 */
export function takeMarks(html: string, mark: string): { html: string; scripts: string[] | undefined } {
  if (!html.includes(mark)) return { html, scripts: undefined }
  const scripts = textsOfMarked(html, ` nonce="${mark}"`)
  const bare = html
    .replaceAll(` nonce="${mark}"`, '')
    .replace(`<meta property="csp-nonce" content="${mark}"/>`, '')
  return { html: bare, scripts }
}

// by hand: a pattern with the mark in it would be a new one, slow as its first time, for each page
function textsOfMarked(html: string, attribute: string): string[] {
  const texts: string[] = []
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const start = html.lastIndexOf('<', at)
    const inside = html.indexOf('>', start) + 1
    const end = html.indexOf('</script>', inside)
    const isScript = /^<script\s/.test(html.slice(start, start + 8)) && inside > at && end > 0
    if (isScript && isInlineScript(html.slice(start, inside))) texts.push(html.slice(inside, end))
  }
  return texts
}
