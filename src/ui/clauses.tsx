import { Fragment } from 'react'

/** Heading that wraps between clauses if possible. A string is split after commas, semicolons, colons and full stops. */
export function Clauses({ of }: { of: string | readonly string[] }) {
  const parts = typeof of === 'string' ? of.replace(/([，；：、])(?!$)|([,;:.]) /g, '$1$2\n').split('\n') : of
  // key: a browser's translation replaces the text node React would update
  if (parts.length < 2) return <span key={parts[0]}>{parts[0]}</span>
  return parts.map((part, index) => (
    <Fragment key={part}>
      <span className="cl">{part}</span>
      {index < parts.length - 1 && latinEnd.test(part) && ' '}
    </Fragment>
  ))
}

// Latin clauses on one line need a space between
const latinEnd = /[!-~]$/
