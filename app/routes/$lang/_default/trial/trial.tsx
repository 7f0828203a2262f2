import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router'
import { estimateIn } from '#contract/trial/estimate-search.ts'
import { privateCache, publicCache } from '#src/site/cache-control.ts'
import { pageHead } from '#src/site/head.ts'
import { isBlank, type TrialLinkSearch, type TrialSearch, trialLoader } from '#src/trial/trial-loader.ts'
import { TrialPage } from '#src/trial/trial-page.tsx'

export const Route = createFileRoute('/$lang/_default/trial/trial')({
  staticData: { words: ['trial', 'company-facts'] },
  validateSearch: ({ product, done, kept, ...rest }: TrialLinkSearch & SearchSchemaInput): TrialSearch => ({
    ...estimateIn(rest),
    ...(product === undefined ? {} : { product }),
    ...(done === undefined ? {} : { done }),
    ...(kept === undefined ? {} : { kept }),
  }),
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
  loader: ({ deps, serverContext }) => trialLoader(deps, serverContext?.trial),
  headers: (route) => (route.loaderData && isBlank(route.loaderData) ? publicCache(route) : privateCache()),
  head: (context) =>
    pageHead(context, 'trial', ({ form, result }) => (context.loaderData?.done ? result : form).seo),
  component: Trial,
})

function Trial() {
  return <TrialPage {...Route.useLoaderData()} />
}
