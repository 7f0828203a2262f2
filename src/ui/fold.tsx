import {
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { afterPaint } from './after-paint.ts'
import { ArrivalAhead, arrival } from './arrival.ts'
import './fold.css'
import { layOutRest } from './lay-out-rest.ts'

type FoldProps = {
  /** what follows */
  children?: ReactNode
  /** the window opens further down: what follows is made and laid out at once; a document does it itself (app/open-at-section.ts) */
  openedBelow?: boolean
}

/**
 * Where the first screen of a page ends: what stands above has its styles in the page itself, what follows waits for
 * the style sheet, which the server links here (app/styles). A page that has none ends above its footer. On the way from
 * page to page the first screen is shown before what follows is made.
 */
export function Fold({ children, openedBelow = false }: FoldProps) {
  const fold = useRef<HTMLDivElement>(null)
  const comesTo = useContext(ArrivalAhead) ?? arrival()
  const [whole] = useState(() => comesTo === 'place' || (comesTo === 'top' && openedBelow))
  const [made, setMade] = useState(() => openedBelow || comesTo !== 'top')
  useEffect(() => (made ? undefined : afterPaint(() => startTransition(() => setMade(true)))), [made])
  useEffect(() => {
    if (made && fold.current) layOutRest(fold.current)
  }, [made])
  return (
    <>
      {/* an empty text: React leaves what it finds inside alone */}
      <div ref={fold} className="fold" hidden data-whole={whole ? '' : undefined}>
        {''}
      </div>
      {made ? children : children && <div className="fold__rest" />}
      <LeaveDocument />
    </>
  )
}

/** Last of what follows the fold: nearly all of the page is gone when it goes, so little is styled by another sheet. */
function LeaveDocument() {
  useLayoutEffect(() => leaveDocument, [])
  return null
}

/** Id of the link to the same sheet that waits in the head for the document's page to go (`app/client.tsx`). */
export const waitingSheet = 'waiting-sheet'

/** The document's own page goes, and with it the link at its fold and what was said of its window. */
function leaveDocument(): void {
  document.getElementById(waitingSheet)?.removeAttribute('media')
  delete document.documentElement.dataset.whole
}
