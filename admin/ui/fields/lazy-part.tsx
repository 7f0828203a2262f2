import { type ComponentType, lazy } from 'react'
import { Failed } from '../state.tsx'

/**
 * A part whose code comes when it is first shown. Where that fails it says so in its place: an error would take the page away, with
 * what is typed beside it.
 */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => NotLoaded) }))
}

/** Browsers remember within a document that a module failed. */
function NotLoaded() {
  return <Failed onRetry={() => location.reload()} />
}
