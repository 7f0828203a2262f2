import { createFileRoute } from '@tanstack/react-router'
import { UnsubscribePage, type UnsubscribeState } from '#src/legal/unsubscribe-page.tsx'
import { privateCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { readToken } from '#src/site/routing/search-reader.ts'

/** Target of the List-Unsubscribe header, with a token. */
export const Route = createFileRoute('/$lang/_default/legal/unsubscribe')({
  validateSearch: readToken,
  loaderDeps: ({ search }) => search,
  server: {
    handlers: {
      GET: async ({ request, next }) => {
        const { readUnsubscribe } = await import('#src/legal/unsubscribe.functions.ts')
        const token = new URL(request.url).searchParams.get('token')
        return next({ context: { unsubscribe: token ? await readUnsubscribe(token) : undefined } })
      },
      POST: async ({ request, next }) => {
        const { postUnsubscribe } = await import('#src/legal/unsubscribe.functions.ts')
        const token = new URL(request.url).searchParams.get('token') ?? ''
        return next({ context: { unsubscribe: await postUnsubscribe(token) } })
      },
    },
  },
  loader: ({ deps: { token }, serverContext }): UnsubscribeState =>
    serverContext?.unsubscribe ?? (token ? 'ask' : 'unknown'),
  headers: privateCache,
  head: (context) => {
    const { meta } = pageHead(context)
    return { meta: [...meta, { name: 'robots', content: 'noindex' }] }
  },
  component: Unsubscribe,
})

function Unsubscribe() {
  return <UnsubscribePage state={Route.useLoaderData()} />
}
