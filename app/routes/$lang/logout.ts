import { createFileRoute } from '@tanstack/react-router'

/** POST only, so that no link, image or prefetch logs out; a GET redirects home. */
export const Route = createFileRoute('/$lang/logout')({
  server: {
    handlers: {
      GET: ({ params }) => seeOther(`/${params.lang}`),
      POST: async ({ request, params }) => {
        const { postLogOut } = await import('#src/session/session.functions.ts')
        return seeOther(await postLogOut(await request.formData(), `/${params.lang}`))
      },
    },
  },
})

function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
}
