import { developerMessage } from '#src/site/developer-message.ts'

/** Ends a page of last resort while developing: what went wrong. Otherwise nothing. */
export function developerNotes(error: unknown): string {
  const message = developerMessage(error)
  if (message === undefined) return ''
  return `<pre>${message.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</pre>\
<script type="module" src="/app/rendering/reload-after-edit.ts"></script>`
}
