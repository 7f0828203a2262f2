import { useHydrated } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'

/**
 * Content that nobody operates and that does not change while it is shown. On a page that came from the server the
 * browser keeps what is there: the code behind it is neither loaded nor run. Give a `key` that changes with the
 * content, and as children a component that loads lazily in the browser.
 */
export function Still({ children }: { children: ReactNode }) {
  const hydrated = useHydrated()
  const [kept] = useState(!hydrated && typeof window !== 'undefined')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, the server's content stays
  if (kept) return <div dangerouslySetInnerHTML={asItIs} suppressHydrationWarning />
  return (
    <div>
      <Suspense>{children}</Suspense>
    </div>
  )
}

/** A drawing as the server has drawn it, for `useKept`; empty where there is none. */
export function StillDrawing(props: ComponentProps<'svg'>) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, the server's content stays
  return <svg {...props} aria-hidden="true" dangerouslySetInnerHTML={asItIs} suppressHydrationWarning />
}

// React leaves an element with inner HTML alone when it takes over the server's page
const asItIs = { __html: '' }
