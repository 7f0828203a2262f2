import { Art } from './art.tsx'
import type { Examples } from './examples.ts'

export const examples: Examples = {
  decoration: <Art viewBox="0 0 200 120">{drawing()}</Art>,
}

function drawing() {
  return (
    <>
      <rect className="m" x="10" y="50" width="100" height="60" rx="8" />
      <rect className="d" x="20" y="60" width="80" height="40" rx="5" />
      <rect className="p" x="80" y="20" width="80" height="40" rx="5" />
      <path className="l" d="M20 60l60-40M100 100l60-40" />
    </>
  )
}
