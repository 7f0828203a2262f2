import { developerMessage } from '#src/site/developer-message.ts'

/** A page that could not be rendered has no modules that an update could replace: this one loads it again. */
export const developerScript = import.meta.env.DEV
  ? '<script type="module" src="/app/rendering/reload-after-edit.ts"></script>'
  : ''

/** Ends a page of last resort while developing: what went wrong. Otherwise nothing. */
export function developerNotes(error: unknown): string {
  const message = developerMessage(error)
  if (message === undefined) return ''
  return `<pre>${message.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</pre>${developerScript}`
}
