import { readFile } from 'node:fs/promises'
import PQueue from 'p-queue'
import { fetchWhole } from '#contract/http/outbound.ts'
import type { siteEnv } from '#src/site/env.ts'
import { reportFailure } from '#src/site/report.ts'
import { writeWhole } from '#src/upstream/kept.server.ts'

export type LinkPusher = {
  push(): Promise<void>
  stop(): void
}

type PusherParts = {
  targets: readonly LinkTarget[]
  /** all indexable URLs currently known */
  list(): Promise<readonly string[]>
  /** stores the URLs each search engine was told */
  file: string
  /** interval of submissions and retries, ms */
  every?: number
  /** is told after each round in which something was sent: empty, or what the first search engine that refused has said */
  onResult?(fault: string): void
}

const timeout = 10_000

/** Submits each new URL once. */
export function createLinkPusher({
  targets,
  list,
  file,
  every = 3600_000,
  onResult,
}: PusherParts): LinkPusher {
  if (targets.length === 0) return { push: async () => {}, stop: () => {} }
  const queue = new PQueue({ concurrency: 1 })

  async function round(): Promise<void> {
    const told = await readTold(file)
    const urls = await list()
    const problems: string[] = []
    let isTold = false
    for (const target of targets) {
      const known = new Set(told[target.name])
      const fresh = urls.filter((url) => !known.has(url))
      for (let at = 0; at < fresh.length; at += target.most) {
        const batch = fresh.slice(at, at + target.most)
        isTold = true
        const problem = await post(target, batch)
        if (problem) {
          problems.push(`${target.name}: ${problem}`)
          // the endpoint contains a token: log only the name
          const message = `${target.name} did not take ${batch.length} addresses: ${problem}`
          reportFailure(new Error(message), 'link push')
          break
        }
        told[target.name] = [...(told[target.name] ?? []), ...batch]
        await writeWhole(file, told)
      }
    }
    if (isTold) onResult?.(problems[0] ?? '')
  }

  async function push(): Promise<void> {
    // the queued run also sees what was published meanwhile
    if (queue.size > 0) return queue.onIdle()
    const done = queue.add(() => round().catch((error) => reportFailure(error, 'link push')))
    // `stop` clears the queue, which rejects waiting runs
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

/** By search engine. An unreadable file counts as empty: submitting again is harmless. */
async function readTold(file: string): Promise<Record<string, string[]>> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return {}
  }
}

/** @returns an error; undefined where accepted */
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

type LinkTarget = {
  name: string
  url: string
  /** maximum of URLs per request */
  most: number
  type: string
  body(urls: readonly string[]): string
  /** whether the body of a 200 or 202 confirms success */
  took(answer: string): boolean
}

type TargetSettings = Pick<
  ReturnType<typeof siteEnv>,
  'publicOrigin' | 'baiduPushUrl' | 'indexNowKey' | 'indexNowUrl'
>

export function linkTargets(settings: TargetSettings): LinkTarget[] {
  const { publicOrigin, baiduPushUrl, indexNowKey: key, indexNowUrl } = settings
  const targets: LinkTarget[] = []
  // one URL per line; the response counts accepted ones and lists the rejected
  if (baiduPushUrl)
    targets.push({
      name: 'baidu',
      url: baiduPushUrl,
      most: 2000,
      type: 'text/plain',
      body: (urls) => urls.join('\n'),
      took: (answer) => 'success' in JSON.parse(answer),
    })
  // indexnow.org: shared between Bing, Yandex, Naver and others
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

/** IndexNow's key file; its name is a setting, so it is no route. @returns undefined for any other path */
export function indexNowKeyFile(pathname: string, key: string | undefined): Response | undefined {
  if (key === undefined || pathname !== `/${key}.txt`) return undefined
  return new Response(key, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
