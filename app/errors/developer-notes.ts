import { developerMessage } from '#src/site/developer-message.ts'

/** The error as text at the end of the static status page, in development only. */
export function developerNotes(error: unknown): string {
  const message = developerMessage(error)
  if (message === undefined) return ''
  return `<pre>${message.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</pre>\
<script type="module" src="/app/rendering/reload-after-edit.ts"></script>`
}
