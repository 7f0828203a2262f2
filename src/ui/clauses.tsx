import { Fragment } from 'react'

/**
 * A heading in clauses: a line breaks between them, inside one only when it cannot fit. Give the parts, or a text that
 * is split after commas, semicolons, colons and full stops.
 */
export function Clauses({ of }: { of: string | readonly string[] }) {
  const parts = typeof of === 'string' ? of.replace(/([，；：、])(?!$)|([,;:.]) /g, '$1$2\n').split('\n') : of
  // a key, as a translated text is not there any more to be changed
  if (parts.length < 2) return <span key={parts[0]}>{parts[0]}</span>
  return parts.map((part, index) => (
    <Fragment key={part}>
      <span className="cl">{part}</span>
      {index < parts.length - 1 && latinEnd.test(part) && ' '}
    </Fragment>
  ))
}

// where both clauses fit on one line, words of Latin letters still need a space between them
const latinEnd = /[!-~]$/
