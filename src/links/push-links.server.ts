import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import PQueue from 'p-queue'
import { fetchWhole } from '#api/contract/http/outbound.ts'
import type { siteEnv } from '#src/site/env.ts'
import { reportFailure } from '#src/site/report.ts'

export type LinkPusher = {
  /** looks for new addresses now */
  push(): Promise<void>
  stop(): void
}

type PusherParts = {
  targets: readonly LinkTarget[]
  /** every address search engines may keep, as far as it can be told now */
  list(): Promise<readonly string[]>
  /** where it is kept which addresses each search engine was told */
  file: string
  /** ms after which new addresses are looked for again, and what was not taken (a quota that is used up) is tried again */
  every?: number
}

/** How long a search engine may take to answer, ms. */
const timeout = 10_000

/** Tells search engines of each new address once. */
export function createLinkPusher({ targets, list, file, every = 3600_000 }: PusherParts): LinkPusher {
  if (targets.length === 0) return { push: async () => {}, stop: () => {} }
  const queue = new PQueue({ concurrency: 1 })

  async function round(): Promise<void> {
    const told = await readTold(file)
    const urls = await list()
    for (const target of targets) {
      const known = new Set(told[target.name])
      const fresh = urls.filter((url) => !known.has(url))
      for (let at = 0; at < fresh.length; at += target.most) {
        const batch = fresh.slice(at, at + target.most)
        const problem = await post(target, batch)
        if (problem) {
          // the address holds a token: only the name goes into the log
          const message = `${target.name} did not take ${batch.length} addresses: ${problem}`
          reportFailure(new Error(message), 'link push')
          break
        }
        told[target.name] = [...(told[target.name] ?? []), ...batch]
        await mkdir(dirname(file), { recursive: true })
        await writeFile(`${file}.new`, JSON.stringify(told))
        await rename(`${file}.new`, file)
      }
    }
  }

  async function push(): Promise<void> {
    // one that waits sees what was published while another is under way
    if (queue.size > 0) return queue.onIdle()
    const done = queue.add(() => round().catch((error) => reportFailure(error, 'link push')))
    // `stop` clears the queue, which rejects what waits in it
    await done.catch(() => {})
  }

  const timer = setInterval(push, every).unref()
  return {
    push,
    stop: () => {
      clearInterval(timer)
      queue.clear()
    },
  }
}

/** By search engine. A file that cannot be read counts as empty: to be told twice harms nobody. */
async function readTold(file: string): Promise<Record<string, string[]>> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return {}
  }
}

/** @returns what went wrong; undefined where the search engine took them */
async function post(
  { url, type, body, took }: LinkTarget,
  urls: readonly string[],
): Promise<string | undefined> {
  try {
    const headers = { 'content-type': `${type}; charset=utf-8` }
    const answer = await fetchWhole(url, { method: 'POST', headers, body: body(urls), timeout })
    if (!answer.ok) return `status ${answer.status}`
    return took(await answer.text()) ? undefined : 'unknown answer'
  } catch (error) {
    return error instanceof Error ? error.name : 'failed'
  }
}

/** A search engine that takes addresses of new pages. */
type LinkTarget = {
  name: string
  url: string
  /** addresses it takes in one message */
  most: number
  type: string
  body(urls: readonly string[]): string
  /** whether the text of an answer that says 200 or 202 means that they were taken */
  took(answer: string): boolean
}

type TargetSettings = Pick<
  ReturnType<typeof siteEnv>,
  'publicOrigin' | 'baiduPushUrl' | 'indexNowKey' | 'indexNowUrl'
>

/** The search engines the settings name. */
export function linkTargets(settings: TargetSettings): LinkTarget[] {
  const { publicOrigin, baiduPushUrl, indexNowKey: key, indexNowUrl } = settings
  const targets: LinkTarget[] = []
  // one address a line; the answer counts those it took, and complains of the others once and for all
  if (baiduPushUrl)
    targets.push({
      name: 'baidu',
      url: baiduPushUrl,
      most: 2000,
      type: 'text/plain',
      body: (urls) => urls.join('\n'),
      took: (answer) => 'success' in JSON.parse(answer),
    })
  // indexnow.org: Bing, Yandex, Naver and others share what one of them is told
  if (key) {
    const site = { host: new URL(publicOrigin).host, key, keyLocation: `${publicOrigin}/${key}.txt` }
    targets.push({
      name: 'indexnow',
      url: indexNowUrl,
      most: 10_000,
      type: 'application/json',
      body: (urlList) => JSON.stringify({ ...site, urlList }),
      took: () => true,
    })
  }
  return targets
}

/**
 * The file by which IndexNow knows that addresses come from this site. Its name is a setting, so it is no route.
 * @returns undefined for any other path, and where there is no key
 */
export function indexNowKeyFile(pathname: string, key: string | undefined): Response | undefined {
  if (key === undefined || pathname !== `/${key}.txt`) return undefined
  return new Response(key, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
