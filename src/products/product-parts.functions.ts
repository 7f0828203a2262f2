import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { calendarDate } from '#contract/china-time.ts'
import { productKeys } from '#contract/products.ts'
import { type ProductPart, partsOf } from '#src/site/facts/product-parts.ts'
import { readReleases } from '#src/upstream/releases.server.ts'

/** The parts of a product in their newest versions; null while the upstream does not answer. Never an error. */
export const getProductParts = createServerFn({ method: 'GET' })
  .validator(type({ product: type.enumerated(...productKeys) }))
  .handler(async ({ data }): Promise<ProductPart[] | null> => {
    const reading = await readReleases()
    return 'data' in reading ? partsOf(reading.data, data.product, calendarDate(Date.now())) : null
  })
