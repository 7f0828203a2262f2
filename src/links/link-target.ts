import type { siteEnv } from '#src/site/env.ts'

/** A search engine that takes addresses of new pages. */
export type LinkTarget = {
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
