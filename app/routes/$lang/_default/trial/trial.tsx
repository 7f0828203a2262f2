import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { wordsOf } from '#i18n/words.tsx'
import { privateCache, publicCache } from '#src/site/cache-control.ts'
import { localeOf, pageHead } from '#src/site/head.ts'
import { loadTrialForm } from '#src/trial/trial-form-on-demand.tsx'
import { isBlank, trialLoader } from '#src/trial/trial-loader.ts'
import { TrialPage } from '#src/trial/trial-page.tsx'
import { readTrialSearch, type TrialLinkSearch, type TrialSearch } from '#src/trial/trial-search.ts'

export const Route = createFileRoute('/$lang/_default/trial/trial')({
  validateSearch: (search: TrialLinkSearch & SearchSchemaInput): TrialSearch => readTrialSearch(search),
  loaderDeps: ({ search }) => search,
  server: {
    handlers: {
      POST: async ({ request, params, next }) => {
        const { postTrialForm } = await import('#src/trial/trial.functions.ts')
        const result = await postTrialForm(params.lang, request)
        if ('location' in result)
          return new Response(null, { status: 303, headers: { location: result.location } })
        return next({ context: { trial: result } })
      },
    },
  },
  loader: async ({ deps, params, serverContext }) => {
    await loadTrialForm(localeOf(params))
    return trialLoader(deps, serverContext?.trial)
  },
  headers: (route) => (route.loaderData && isBlank(route.loaderData) ? publicCache(route) : privateCache()),
  head: (context) =>
    pageHead(context, context.loaderData?.done && wordsOf(localeOf(context.params), 'trial').result.seo),
  component: Trial,
})

function Trial() {
  return <TrialPage page={Route.useLoaderData()} />
}
