/** What was done last and can be taken back: its id, until another one takes its place. */
let offered: string | undefined
const listeners = new Set<() => void>()

/** @param id of what takes it back; undefined where nothing does any more */
export function offerUndo(id: string | undefined): void {
  offered = id
  for (const listener of listeners) listener()
}

export function offeredUndo(): string | undefined {
  return offered
}

export function onUndoOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
