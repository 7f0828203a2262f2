/**
 * Loads something when it is first asked for and keeps it; what could not be loaded is asked for again. A module that is
 * imported anew each time is found each time, a fiftieth of a millisecond of a render.
 * @param load imports it
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
