import { createContext, type ReactNode, useContext } from 'react'

/** What the server has of the parts of pages; nothing in the browser. */
export type KeptParts = {
  /**
   * Begins a part of the page that is being rendered.
   * @returns what tells its place in the page, and whether the server has it already
   */
  enter(name: string): { mark: string; isKept: boolean }
}

export const KeptPartsContext = /* @__PURE__ */ createContext<KeptParts | undefined>(undefined)

type KeptPartProps = {
  /** tells it from the other parts of the page */
  name: string
  children: ReactNode
}

/**
 * A part of a page that is the same for everybody at the same path, so that the server renders it once and not for each
 * who has a session (app/kept-parts.ts). Nothing in it may depend on who is logged in, on data, or on the query.
 */
export function KeptPart({ name, children }: KeptPartProps) {
  // as many children on both sides, or the ids that React counts inside would differ
  return import.meta.env.SSR ? (
    <MarkedPart name={name}>{children}</MarkedPart>
  ) : (
    <>
      {null}
      {children}
      {null}
    </>
  )
}

function MarkedPart({ name, children }: KeptPartProps) {
  const entered = useContext(KeptPartsContext)?.enter(name)
  return (
    <>
      {entered ? <i data-part={entered.mark} /> : null}
      {entered?.isKept ? null : children}
      {entered ? <i data-part="" /> : null}
    </>
  )
}
