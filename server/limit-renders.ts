import PQueue from 'p-queue'

/** Thrown when the render queue is full. */
export class BusyError extends Error {}

export type RenderLimit = ReturnType<typeof createRenderLimit>

/** Concurrent renders: most of them wait for a slow upstream. */
const concurrency = 64
/** Queue limits by class: searches and pages for one visitor are shed before cacheable pages. */
const longestQueue = { page: 128, extra: 64 }

/** Load shedding: a bounded queue in front of renders; aborted requests leave it. */
export function createRenderLimit(onShed: (loadClass: string) => void) {
  const queue = new PQueue({ concurrency })
  /** @throws BusyError when the queue is full, before `work` starts */
  return async <T>(path: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> => {
    const loadClass = /^\/(cn|en)\/(search|download)\b/.test(path) ? 'extra' : 'page'
    if (queue.size >= longestQueue[loadClass]) {
      onShed(loadClass)
      throw new BusyError('too many renders are waiting')
    }
    const priority = loadClass === 'page' ? 1 : 0
    return queue.add(work, signal ? { priority, signal } : { priority })
  }
}
