import { createContext, type ReactNode, useContext } from 'react'

/** What the server has of the parts of pages; nothing in the browser. */
export type KeptParts = {
  /**
   * Begins a part of the page that is being rendered.
   * @param of the data it shows, as text
   * @returns what tells its place in the page, and whether the server has it already
   */
  enter(name: string, of?: string): { mark: string; isKept: boolean }
}

export const KeptPartsContext = /* @__PURE__ */ createContext<KeptParts | undefined>(undefined)

type KeptPartProps = {
  /** tells it from the other parts of the page */
  name: string
  /** the data it shows, where it shows any: of other data it is another part */
  of?: unknown
  /** false where it is not the same for everybody this time, as with a query */
  when?: boolean
  children: ReactNode
}

/**
 * A part of a page that is the same for everybody at the same path, so that the server renders it once and not for each
 * who has a session (app/kept-parts.ts). Nothing in it may depend on who is logged in, on the query, or on data that it
 * does not name.
 */
export function KeptPart({ children, ...part }: KeptPartProps) {
  // as many children on both sides, or the ids that React counts inside would differ
  return import.meta.env.SSR ? (
    <MarkedPart {...part}>{children}</MarkedPart>
  ) : (
    <>
      {null}
      {children}
      {null}
    </>
  )
}

function MarkedPart({ name, of, when = true, children }: KeptPartProps) {
  const parts = useContext(KeptPartsContext)
  const entered = when ? parts?.enter(name, of === undefined ? undefined : JSON.stringify(of)) : undefined
  return (
    <>
      {entered ? <i data-part={entered.mark} /> : null}
      {entered?.isKept ? null : children}
      {entered ? <i data-part="" /> : null}
    </>
  )
}
