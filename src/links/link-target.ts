/** A search engine that takes addresses of new pages. */
export type LinkTarget = {
  name: 'baidu' | 'indexnow'
  /** addresses it takes in one message */
  most: number
  request(urls: readonly string[]): {
    url: string
    init: { method: 'POST'; headers: Record<string, string>; body: string }
  }
  /** whether an answer with a 200 or 202 means that they were taken */
  took(answer: unknown): boolean
}

type TargetSettings = {
  publicOrigin: string
  baiduPushUrl: string | undefined
  indexNowKey: string | undefined
  indexNowUrl: string
}

/** The search engines the settings name. */
export function linkTargets({
  publicOrigin,
  baiduPushUrl,
  indexNowKey,
  indexNowUrl,
}: TargetSettings): LinkTarget[] {
  const targets: LinkTarget[] = []
  // one address a line; the answer counts those it took, and complains of the others once and for all
  if (baiduPushUrl) {
    targets.push({
      name: 'baidu',
      most: 2000,
      request: (urls) => ({ url: baiduPushUrl, init: post('text/plain', urls.join('\n')) }),
      took: (answer) => typeof answer === 'object' && answer !== null && 'success' in answer,
    })
  }
  // indexnow.org: Bing, Yandex, Naver and others share what one of them is told
  if (indexNowKey) {
    const keyLocation = `${publicOrigin}/${indexNowKey}.txt`
    const { host } = new URL(publicOrigin)
    targets.push({
      name: 'indexnow',
      most: 10_000,
      request: (urlList) => ({
        url: indexNowUrl,
        init: post('application/json', JSON.stringify({ host, key: indexNowKey, keyLocation, urlList })),
      }),
      took: () => true,
    })
  }
  return targets
}

function post(type: string, body: string) {
  return { method: 'POST' as const, headers: { 'content-type': `${type}; charset=utf-8` }, body }
}
