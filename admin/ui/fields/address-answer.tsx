import { queryOptions, useQueries, useQueryClient } from '@tanstack/react-query'
import { rootRouteId, useMatch } from '@tanstack/react-router'
import { useRef } from 'react'
import { pagePath } from '#contract/redirects/page-path.ts'
import { parseUrl } from '#contract/typed-text.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import { fetchFromSite } from '#src/site/network.ts'
import type { SiteData } from '#src/site/settings.ts'

type AnswerProps = {
  address: string
  /** of those who are led there, where the address is of all of them */
  langs?: readonly Locale[] | undefined
}

/** Says what a visitor gets at an address of this site at present, while it is typed. */
export function AddressAnswer({ address, langs }: AnswerProps) {
  const { address: words } = useLL().admin
  const names = useWords('admin').langs
  const paths = sitePaths(address, useOwnOrigins(), langs)
  const answers = useQueries({ queries: paths.map(answerQuery) })
  return answers.map(({ data }, at) => {
    if (!data) return null
    const lang = langs?.[at]
    const said = data.ok ? words.leadsTo({ path: data.path }) : words.missing({ status: data.status })
    return (
      <span key={paths[at]}>
        {lang && paths.length > 1 ? words.inLanguage({ lang: names[lang], said }) : said}{' '}
      </span>
    )
  })
}

/** Whether an address opens no page, said once: whoever sends it again means it. */
export function useDeadAddress(): (props: AnswerProps) => Promise<boolean> {
  const queryClient = useQueryClient()
  const origins = useOwnOrigins()
  const said = useRef('')
  return async ({ address, langs }) => {
    if (said.current === address) return false
    const asked = sitePaths(address, origins, langs).map((path) =>
      queryClient.fetchQuery(answerQuery(path)).catch(() => undefined),
    )
    if ((await Promise.all(asked)).every((answer) => answer?.ok !== false)) return false
    said.current = address
    return true
  }
}

export function useOwnOrigins(): string[] {
  const select = ({ loaderData }: { loaderData?: SiteData | undefined }) => loaderData?.settings.publicOrigin
  const origin = useMatch({ from: rootRouteId, shouldThrow: false, select })
  return origin ? [origin] : []
}

/** Which pages of this site an address names: none where it leads elsewhere. @param langs in place of its own language */
export function sitePaths(address: string, origins: readonly string[], langs?: readonly Locale[]): string[] {
  const typed = address.trim()
  if (typed.includes('*')) return []
  if (langs) {
    const page = pagePath(typed, origins)?.replace(/^\/(?=[?#]|$)/, '')
    return page === undefined || typed === '' ? [] : langs.map((lang) => `/${lang}${page}`)
  }
  const url = parseUrl(typed, 'http://own.invalid')
  const isOwn = typed.startsWith('/') ? url?.host === 'own.invalid' : url && origins.includes(url.origin)
  return url && isOwn ? [url.pathname + url.search] : []
}

/** What this site answers at a path, asked for when nobody types any more. */
export function answerQuery(path: string | undefined) {
  return queryOptions({
    queryKey: ['answer', path],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      signal.throwIfAborted()
      // HEAD is not counted as a visit that found nothing
      const asked = { method: 'HEAD', credentials: 'omit', signal } as const
      const answer = await fetchFromSite(path ?? '', asked)
      const { status, ok, redirected } = answer
      const { pathname, search } = new URL(answer.url)
      return { status, ok, redirected, path: readable(pathname + search) }
    },
    enabled: path !== undefined,
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
