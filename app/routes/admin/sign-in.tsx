import { createFileRoute } from '@tanstack/react-router'
import { SignInPage } from '#admin/identity/sign-in-page.tsx'
import { searchReader } from '#src/site/routing/search-reader.ts'

const returnPattern = /^\/admin(\/[\w/.-]*)?(\?[\w=&%.+-]*)?$/

export const Route = createFileRoute('/admin/sign-in')({
  validateSearch: searchReader({ returnTo: returnPattern }),
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        const { postSignIn } = await import('#admin/identity/identity.functions.ts')
        const signIn = await postSignIn(await request.formData())
        if (!signIn.outcome.ok || signIn.challenge) return next({ context: { signIn } })
        const returnTo = new URL(request.url).searchParams.get('returnTo')
        const location = returnTo && returnPattern.test(returnTo) ? returnTo : '/admin'
        return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
      },
    },
  },
  loader: ({ serverContext }) => serverContext?.signIn,
  component: SignIn,
})

function SignIn() {
  const { returnTo = '/admin' } = Route.useSearch()
  return <SignInPage returnTo={returnTo} posted={Route.useLoaderData()} />
}
