import PQueue from 'p-queue'

/** Thrown instead of rendering when too many renders are queued. */
export class BusyError extends Error {}

export type RenderLimit = ReturnType<typeof createRenderLimit>

/** Renders under way at once: most of a slow upstream's wait for it. */
const concurrency = 64
/** Renders that wait, by class: searches and what is rendered for one visitor are worth less than pages for everybody. */
const longestQueue = { page: 128, extra: 64 }

/** Load shedding: a bounded queue in front of renders, in which aborted requests are dropped. */
export function createRenderLimit(onShed: (loadClass: string) => void) {
  const queue = new PQueue({ concurrency })
  /** @throws BusyError before `work` has begun, where the queue is full */
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
