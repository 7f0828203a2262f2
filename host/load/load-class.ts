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

/** Of ten that may begin while all classes wait, how many are of each. */
export const shareOf: Readonly<Record<LoadClass, number>> = { vital: 8, page: 1, extra: 1 }

/** Renders under way at which the next one waits, wherever they are: most of a slow upstream's wait for it. */
const atOnce = 64

/** Renders that have all they need but the processor, at which the next one waits: more would only make all late. */
const readyAtOnce = 4

/** How many renders of a class may stand in line before one more of it is turned away: a crowd that comes at once. */
const longestLine: Record<LoadClass, number> = { extra: 64, page: 128, vital: 512 }

/**
 * How long, in ms, one more may have to wait in line, going by how fast it has moved: a longer line would not bring more
 * of those who stand in it to their page, only later.
 */
const longestWait: Record<LoadClass, number> = { extra: 600, page: 800, vital: 1_000 }

/** Under strain a class that is turned away still gets what keeps the processor busy: some renders, with their line. */
const underStrain = 16

/** What the gate knows when a render asks to begin. */
export type Rush = {
  running: number
  /** of the running ones, those that wait for the processor */
  ready: number
  /** those that have not begun */
  waiting: number
  /** of the asker's class */
  own: {
    running: number
    waiting: number
    /** how long one more would wait, ms, as far as can be told */
    wait: number
  }
  strain: Strain
}

/** Whether one more may begin. */
export function isRoom({ running, ready }: Pick<Rush, 'running' | 'ready'>): boolean {
  return running < atOnce && ready < readyAtOnce
}

/** What to do with a render that asks to begin: now, when there is room, or not at all. */
export function admission(loadClass: LoadClass, rush: Rush): 'begin' | 'wait' | 'refuse' {
  const { own, strain, waiting } = rush
  const strained = loadClass === 'vital' ? false : strain >= (loadClass === 'extra' ? 1 : 2)
  if (strained && own.running + own.waiting >= underStrain) return 'refuse'
  if (waiting === 0 && isRoom(rush)) return 'begin'
  return own.waiting < longestLine[loadClass] && own.wait <= longestWait[loadClass] ? 'wait' : 'refuse'
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
