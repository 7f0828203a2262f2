import { queryOptions, useQuery } from '@tanstack/react-query'
import { coversPages } from '#api/contract/redirects/redirect-lookup.ts'
import { parseUrl } from '#api/contract/typed-text.ts'
import { useLL } from '#i18n/words.tsx'

/** Says what a visitor gets at an address of this site at present, while it is typed. @param isOld of a redirect */
export function AddressAnswer({ address, isOld }: { address: string; isOld: boolean }) {
  const { answers } = useLL()['admin-redirects']
  const { data } = useQuery(answerQuery(address))
  if (isOld && coversPages(address.trim())) return <>{answers.covers()}</>
  if (!data) return null
  const { status, ok, redirected, path } = data
  if (!isOld) return <>{ok ? answers.leadsTo({ path }) : answers.missing({ status })}</>
  if (redirected) return <>{answers.leadsTo({ path })}</>
  return <>{ok ? answers.page() : status === 404 && answers.free()}</>
}

/** What this site answers at an address, asked for when nobody types any more. */
export function answerQuery(address: string) {
  const url = parseUrl(address.trim(), 'http://own.invalid')
  return queryOptions({
    queryKey: ['answer', url?.pathname, url?.search],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      signal.throwIfAborted()
      // HEAD is not counted as a visit that found nothing
      const asked = { method: 'HEAD', credentials: 'omit', signal } as const
      // biome-ignore lint/style/noRestrictedGlobals: the way to this site, not to the upstream
      const answer = await fetch(`${url?.pathname}${url?.search}`, asked)
      const { status, ok, redirected } = answer
      const { pathname, search } = new URL(answer.url)
      return { status, ok, redirected, path: readable(pathname + search) }
    },
    enabled: address.trim().startsWith('/') && !address.includes('*') && url?.host === 'own.invalid',
    retry: false,
  })
}

/** A path as people write it. */
export function readable(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
