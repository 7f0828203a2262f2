import { createFileRoute, notFound } from '@tanstack/react-router'
import { useAccountAddresses, useAccountLinks } from '#app/shell/use-account-links.ts'
import { calendarDate } from '#contract/china-time.ts'
import { isUuid } from '#contract/keys.ts'
import { NewestPackages, PackagePage } from '#src/downloads/package-page.tsx'
import { privateCache } from '#src/site/cache-control.ts'
import { downloadInWords } from '#src/site/facts/download-in-words.ts'
import { requireAvailable } from '#src/site/failure.ts'
import { pageHead } from '#src/site/head.ts'
import { readId } from '#src/site/routing/search-reader.ts'

export const Route = createFileRoute('/$lang/_default/_visitor/download/download')({
  staticData: { item: ({ search }) => search.id },
  validateSearch: readId,
  loaderDeps: ({ search: { id } }) => ({ id }),
  server: {
    handlers: {
      POST: async ({ request, next }) => {
        const { postForAddress } = await import('#src/downloads/downloads.functions.ts')
        const id = new URL(request.url).searchParams.get('id')
        return next({ context: { address: isUuid(id) ? await postForAddress(id) : undefined } })
      },
    },
  },
  loader: async ({ deps: { id }, params: { lang }, serverContext }) => {
    const { getDownloads, getPackage } = await import('#src/downloads/downloads.functions.ts')
    const today = calendarDate(Date.now())
    if (id === undefined) {
      const list = await getDownloads({ data: {} })
      requireAvailable(list)
      return { list, item: undefined, seo: undefined, today }
    }
    if (!isUuid(id)) throw notFound()
    const item = await getPackage({ data: { id } })
    // not in `head`, whose code comes with every page
    const { title, description } = downloadInWords(lang, item)
    const seo = { title, description, path: `/download/download?id=${id}` }
    return { item, seo, posted: serverContext?.address, today }
  },
  // shows who is logged in and may contain a signed URL
  headers: privateCache,
  // a package speaks for itself and has an address of its own
  head: (context) => pageHead(context, context.loaderData?.seo),
  component: OnePackage,
})

function OnePackage() {
  const data = Route.useLoaderData()
  const account = useAccountLinks()
  const addresses = useAccountAddresses()
  return data.item ? (
    <PackagePage key={data.item.id} {...data} account={account} addresses={addresses} />
  ) : (
    <NewestPackages list={data.list} account={account} />
  )
}
