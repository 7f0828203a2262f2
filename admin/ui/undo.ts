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

/** How often something was done that nothing takes back. */
let finished = 0

/** Says that it is done, where no way back is offered that says so. */
export function sayDone(): void {
  if (offered) return
  finished += 1
  for (const listener of listeners) listener()
}

export function timesDone(): number {
  return finished
}

export function onUndoOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
