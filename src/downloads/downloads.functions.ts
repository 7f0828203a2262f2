import { notFound } from '@tanstack/react-router'
import { createServerFn, createServerOnlyFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { findAddress, findPackage, listDownloads } from './downloads.server.ts'
import { readDownloadSearch } from './downloads.ts'

/** One page of packages. What is no filter is left out, as in the address. */
export const getDownloads = createServerFn({ method: 'GET' })
  .validator(
    type({
      'q?': 'string <= 64',
      'product?': 'string <= 20',
      'platform?': 'string <= 20',
      'cpu?': 'string <= 20',
      'kind?': 'string <= 20',
      'version?': 'string <= 20',
      'cursor?': 'string <= 200',
      'sort?': "'product'",
    }),
  )
  .handler(({ data }) => listDownloads({ ...readDownloadSearch(data), sort: data.sort }))

/** One package. A missing one is a 404. */
export const getPackage = createServerFn({ method: 'GET' })
  .validator(type({ id: 'string <= 100' }))
  .handler(async ({ data }) => {
    const found = await findPackage(data.id)
    if (!found) throw notFound()
    return found
  })

/** Where a package's file can be had, for those who are logged in. */
export const getAddress = createServerFn({ method: 'POST' })
  .validator(type({ id: 'string.uuid' }))
  .handler(({ data }) => findAddress(data.id))

/** The same for a form posted without JavaScript: for the page's POST handler. */
export const postForAddress = createServerOnlyFn(findAddress)
