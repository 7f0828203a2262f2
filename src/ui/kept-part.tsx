import { createContext, type ReactNode, useContext } from 'react'

/** What the server has of the parts of pages; nothing in the browser. */
export type KeptParts = {
  /**
   * Begins a part of the page that is being rendered.
   * @param of what else it depends on, as text
   * @returns what tells its place in the page, and whether the server has it already
   */
  enter(name: string, of?: string): { mark: string; isKept: boolean }
}

export const KeptPartsContext = /* @__PURE__ */ createContext<KeptParts | undefined>(undefined)

type KeptPartProps = {
  /** tells it from the other parts of the page */
  name: string
  /** what else it depends on, such as data: of something else it is another part */
  of?: unknown
  children: ReactNode
}

/**
 * A part of a page that is the same for everybody at the same path, so that the server renders it once and not for each
 * who has a session (app/kept-parts.ts). Nothing in it may depend on who is logged in, and on the query or on data only as
 * far as `of` names them.
 */
export function KeptPart({ name, of, children }: KeptPartProps) {
  // as many children on both sides, or the ids that React counts inside would differ
  return import.meta.env.SSR ? (
    <MarkedPart name={name} of={of}>
      {children}
    </MarkedPart>
  ) : (
    <>
      {null}
      {children}
      {null}
    </>
  )
}

function MarkedPart({ name, of, children }: KeptPartProps) {
  const entered = useContext(KeptPartsContext)?.enter(name, of === undefined ? undefined : JSON.stringify(of))
  return (
    <>
      {entered ? <i data-part={entered.mark} /> : null}
      {entered?.isKept ? null : children}
      {entered ? <i data-part="" /> : null}
    </>
  )
}
