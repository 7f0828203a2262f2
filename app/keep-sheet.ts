import { waitingSheet } from '#src/ui/fold.tsx'

/**
 * The page in view holds the style sheet at its fold, and would take it along when it goes. Where the browser can move a
 * link with what it has loaded, it is moved into the head, and nothing is styled anew. Elsewhere a second link waits in the
 * head (`src/ui/fold.tsx` puts it into force when the page goes): the browser then looks at every element, and shapes all
 * text once more, as the sheet names a face.
 */
export function keepSheet(): void {
  const link = document.querySelector('.fold link')
  const waiting = link?.cloneNode()
  if (!(link instanceof HTMLLinkElement && waiting instanceof HTMLLinkElement)) return
  waiting.media = 'not all'
  waiting.id = waitingSheet
  waiting.addEventListener('load', () => moveSheet(link, waiting), { once: true })
  document.head.append(waiting)
}

/** Whether a browser moves a link together with its sheet is tried with the one that is not in force. */
function moveSheet(link: HTMLLinkElement, waiting: HTMLLinkElement): void {
  const { head } = document
  if (!('moveBefore' in head) || !link.sheet) return
  const { sheet } = waiting
  head.moveBefore(waiting, null)
  if (sheet === null || waiting.sheet !== sheet) return
  head.moveBefore(link, waiting)
  waiting.remove()
}
