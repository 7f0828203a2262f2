import type { ReactNode } from 'react'

/**
 * Named examples of a piece, each in a state worth looking at. `x.examples.tsx` beside `x.tsx` exports them as
 * `examples`; the page in `tests/examples-page` shows them and the accessibility test checks each one.
 */
export type Examples = Record<string, ReactNode>
