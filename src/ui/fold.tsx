import { useLayoutEffect } from 'react'
import './fold.css'

type FoldProps = {
  /** the window opens further down: what follows is laid out at once (fold.css) */
  openedBelow?: boolean
}

/**
 * Where the first screen of a page ends: what stands above has its styles in the page itself, what follows waits for
 * the style sheet, which the server links here (app/styles). A page that has none ends above its footer.
 */
export function Fold({ openedBelow = false }: FoldProps) {
  useLayoutEffect(() => leaveDocument, [])
  // an empty text: React leaves what it finds inside alone
  return (
    <div className="fold" hidden data-whole={openedBelow || undefined}>
      {''}
    </div>
  )
}

/** Id of the link to the same sheet that waits in the head for the document's page to go (`app/client.tsx`). */
export const waitingSheet = 'waiting-sheet'

/** The document's own page goes, and with it the link at its fold; what comes next is laid out as a whole. */
function leaveDocument(): void {
  document.getElementById(waitingSheet)?.removeAttribute('media')
  document.documentElement.dataset.whole = ''
}
