import { type LoadClass, loadClasses, shareOf } from './load-class.ts'

/** Lines of those who wait for the same thing, one for each class. */
export type ClassLines<T> = {
  push(loadClass: LoadClass, item: T): void
  /** Takes whoever is next, by the shares of the classes; undefined when nobody waits. */
  take(): { loadClass: LoadClass; item: T } | undefined
  /** who has waited longest of a class */
  first(loadClass: LoadClass): T | undefined
  /** how many wait, of one class or in all */
  size(loadClass?: LoadClass): number
}

/**
 * Makes the lines. Each class in which somebody waits earns its share with every take, and the one that has earned most
 * is next and pays for it (smooth weighted round robin, as nginx spreads requests): what is worth most comes most often,
 * and nothing waits for ever. A class in which nobody waits earns nothing; its share is for the others.
 */
export function createClassLines<T>(): ClassLines<T> {
  const lines: Record<LoadClass, T[]> = { vital: [], page: [], extra: [] }
  const earned: Record<LoadClass, number> = { vital: 0, page: 0, extra: 0 }
  let size = 0

  function next(): LoadClass | undefined {
    let best: LoadClass | undefined
    let whole = 0
    for (const loadClass of loadClasses) {
      if (lines[loadClass].length === 0) {
        earned[loadClass] = 0
        continue
      }
      whole += shareOf[loadClass]
      earned[loadClass] += shareOf[loadClass]
      if (best === undefined || earned[loadClass] > earned[best]) best = loadClass
    }
    if (best) earned[best] -= whole
    return best
  }

  return {
    push: (loadClass, item) => {
      lines[loadClass].push(item)
      size += 1
    },
    take: () => {
      const loadClass = next()
      if (loadClass === undefined) return undefined
      size -= 1
      return { loadClass, item: lines[loadClass].shift() as T }
    },
    first: (loadClass) => lines[loadClass][0],
    size: (loadClass) => (loadClass === undefined ? size : lines[loadClass].length),
  }
}
