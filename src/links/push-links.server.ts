import { reportFailure } from '#src/site/report.ts'
import type { LinkTarget } from './link-target.ts'
import type { PushedLinks } from './pushed-links.server.ts'

export type LinkPusher = {
  /** looks for new addresses now, and again later where a search engine did not take them */
  push(): Promise<void>
  stop(): void
}

type PusherParts = {
  targets: readonly LinkTarget[]
  /** every address search engines may keep, as far as it can be told now */
  list(): Promise<readonly string[]>
  pushed: PushedLinks
  /** pause after the first failure, ms; it doubles up to six hours, so a quota that is used up is asked for four times a day */
  firstPause?: number
}

const longestPause = 6 * 3600_000

/** How long a search engine may take to answer, ms. */
const patience = 10_000

/** Tells search engines of each new address once. */
export function createLinkPusher({ targets, list, pushed, firstPause = 60_000 }: PusherParts): LinkPusher {
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  let running: Promise<void> | undefined
  let again = false

  async function round(): Promise<void> {
    clearTimeout(timer)
    const urls = await list()
    let failed = false
    for (const target of targets) {
      if (!(await pushTo(target, await pushed.newOf(target.name, urls), pushed))) failed = true
    }
    failures = failed ? failures + 1 : 0
    if (!failed || stopped) return
    timer = setTimeout(() => void push(), Math.min(longestPause, firstPause * 2 ** (failures - 1))).unref()
  }

  async function rounds(): Promise<void> {
    do {
      again = false
      await round().catch((error) => reportFailure(error, 'link push'))
    } while (again && !stopped)
  }

  function push(): Promise<void> {
    // what was published while a round was under way is for another one
    again = running !== undefined
    running ??= rounds().finally(() => {
      running = undefined
    })
    return running
  }

  return {
    push: () => (targets.length === 0 || stopped ? Promise.resolve() : push()),
    stop: () => {
      stopped = true
      clearTimeout(timer)
    },
  }
}

/** @returns false where the search engine did not take all of them */
async function pushTo(target: LinkTarget, urls: readonly string[], pushed: PushedLinks): Promise<boolean> {
  for (let at = 0; at < urls.length; at += target.most) {
    const batch = urls.slice(at, at + target.most)
    const trouble = await post(target, batch)
    if (trouble) {
      // the address holds a token: only the name goes into the log
      reportFailure(
        new Error(`${target.name} did not take ${batch.length} addresses: ${trouble}`),
        'link push',
      )
      return false
    }
    await pushed.remember(target.name, batch)
  }
  return true
}

async function post(target: LinkTarget, urls: readonly string[]): Promise<string | undefined> {
  const { url, init } = target.request(urls)
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) })
    const text = (await response.text()).slice(0, 10_000)
    if (!response.ok) return `status ${response.status}`
    return target.took(target.name === 'baidu' ? JSON.parse(text) : undefined) ? undefined : 'unknown answer'
  } catch (error) {
    return error instanceof Error ? error.name : 'failed'
  }
}
