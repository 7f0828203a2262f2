import type { ComponentProps } from 'react'

/** A drawing as the server has drawn it, for `useKept`; empty where there is none. */
export function StillDrawing(props: ComponentProps<'svg'>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, the server's content stays
  return <svg {...props} aria-hidden="true" dangerouslySetInnerHTML={asItIs} suppressHydrationWarning />
}

// React leaves an element with inner HTML alone when it takes over the server's page
const asItIs = { __html: '' }
