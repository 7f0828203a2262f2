/**
 * What a request is worth when not all can be answered: `vital`, what somebody is in the middle of (the trial form);
 * `page`, news and every other page that is the same for everybody, rendered once for all who come after; `extra`,
 * searches and whatever is rendered for one visitor. Assets, kept pages, health checks and everything posted are not
 * asked about: they are never turned away.
 */
export type LoadClass = 'vital' | 'page' | 'extra'

/** How the process is doing. */
export type Pressure = {
  /** 99th percentile of how late the event loop was, ms */
  delayMs: number
  /** memory of the process, bytes */
  memory: number
}

export type PressureLimits = Pressure

/** 0: all is well; 1: too much; 2: far too much. */
export type Strain = 0 | 1 | 2

/**
 * Judges pressure by limits: over one of them is too much, twice as late or a tenth more memory is far too much. How
 * busy the processor is does not count: a site that uses all of it and is on time is doing well.
 */
export function strainOf({ delayMs, memory }: Pressure, limits: PressureLimits): Strain {
  if (delayMs > 2 * limits.delayMs || memory > 1.1 * limits.memory) return 2
  return delayMs > limits.delayMs || memory > limits.memory ? 1 : 0
}

/** Classes, those worth most first. */
export const loadClasses: readonly LoadClass[] = ['vital', 'page', 'extra']

/** Renders under way at which the next one waits, wherever they are: most of a slow upstream's wait for it. */
const atOnce = 64

/** Renders that have all they need but the processor, at which the next one waits: more would only make all late. */
const readyAtOnce = 4

/** How many renders may stand in line, by class, before one more of that class is turned away. */
const inLine: Record<LoadClass, number> = { extra: 64, page: 128, vital: 512 }

/** Under strain a class that is turned away still gets what keeps the processor busy: some renders, with their line. */
const underStrain = 16

/** What the gate knows when a render asks to begin. */
export type Rush = {
  running: number
  /** of the running ones, those that wait for the processor */
  ready: number
  /** those that have not begun */
  waiting: number
  strain: Strain
}

/** What to do with a render that asks to begin: now, when there is room, or not at all. */
export function admission(
  loadClass: LoadClass,
  { running, ready, waiting, strain }: Rush,
): 'begin' | 'wait' | 'refuse' {
  const isRoom = ready < readyAtOnce && waiting === 0
  const strained = loadClass === 'vital' ? false : strain >= (loadClass === 'extra' ? 1 : 2)
  if (strained && running + waiting >= underStrain) return 'refuse'
  if (running < atOnce && isRoom) return 'begin'
  return waiting < inLine[loadClass] ? 'wait' : 'refuse'
}

/** The class of a page that is rendered for the one who asks. */
export function loadClassOf(path: string): LoadClass {
  if (/^\/(cn|en)\/trial\/trial$/.test(path)) return 'vital'
  return /^\/(cn|en)\/(search|download\/)/.test(path) ? 'extra' : ownPage(path)
}

// what a page asks for after it was opened is as much as the page; a page for a visitor with a session is not kept
function ownPage(path: string): LoadClass {
  return path.startsWith('/_serverFn/') ? 'page' : 'extra'
}
