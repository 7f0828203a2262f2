import type { Refusal } from '../read-staff.server.ts'
import type { FaultWords } from './use-faults.ts'

/** @property faults what its codes mean where it was wanted */
type SaidRefusal = Refusal & { faults?: FaultWords | undefined }

/** What was done last and can be taken back: its id, until another one takes its place. */
let offered: string | undefined
/** What was refused last, until something else is done. */
let refused: SaidRefusal | undefined
/** How often something was done that nothing takes back. */
let finished = 0
const listeners = new Set<() => void>()

function tell(): void {
  for (const listener of listeners) listener()
}

/** @param id of what takes it back; undefined where nothing does any more */
export function offerUndo(id: string | undefined): void {
  offered = id
  if (id) refused = undefined
  tell()
}

export function offeredUndo(): string | undefined {
  return offered
}

/** Has the shell say what was refused. @param refusal undefined once it was read */
export function sayRefused(refusal: SaidRefusal | undefined): void {
  refused = refusal
  tell()
}

export function refusedLast(): SaidRefusal | undefined {
  return refused
}

/** Says that it is done, where no way back is offered that says so. */
export function sayDone(): void {
  refused = undefined
  if (!offered) finished += 1
  tell()
}

export function timesDone(): number {
  return finished
}

export function onUndoOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
