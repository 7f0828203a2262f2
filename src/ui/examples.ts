import type { ReactNode } from 'react'

/** Named states, exported by `x.examples.tsx` as `examples`; shown by `tests/examples-page` and checked by axe. */
export type Examples = Record<string, ReactNode>
