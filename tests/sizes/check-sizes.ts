// part of npm run check: bytes of a first visit, and what older browsers do not have, of a build that is made first where the sources have changed since

import { productKeys } from '#contract/products.ts'
import { buildDir, buildSiteIfNeeded } from '../../tools/build/build-site.ts'
import { newerInBuild } from '../engines/check-built.ts'
import { startThrowawaySite } from '../setup/throwaway-site.ts'
import { byteBudgets } from './budgets.ts'
import { documentSizes } from './document-sizes.ts'
import { scriptSizes } from './script-sizes.ts'

/** Bytes of one page or route. */
export type Size = { name: string; bytes: number }

if (await buildSiteIfNeeded()) {
  check('script of a route, gzip', await scriptSizes(buildDir), byteBudgets.script)
  check('page with its headers, brotli', await documentsOfBuild(), byteBudgets.document)
} else process.exitCode = 1

async function documentsOfBuild(): Promise<Size[]> {
  const { siteUrl, apiBaseUrl, stop } = await startThrowawaySite()
  try {
    const sizes = await documentSizes(siteUrl)
    const accounts = ['login', 'register', 'forgotten'].map((page) => `${apiBaseUrl}/m/${page}?lang=en`)
    const pictures = productKeys.map((key) => `${siteUrl}/share/cn/${key}.svg`)
    const pages = [...sizes.map(({ name }) => name), '/admin/sign-in', '/favicon.svg'].map(
      (path) => siteUrl + path,
    )
    for (const one of await newerInBuild(buildDir, [
      ...pages,
      ...pictures,
      ...accounts,
      `${apiBaseUrl}/outbox`,
    ])) {
      console.error(`${one} (tools/build/promised-browsers.ts)`)
      process.exitCode = 1
    }
    return sizes
  } finally {
    await stop()
  }
}

function check(what: string, sizes: readonly Size[], most: number): void {
  const bytes = sizes.map((size) => size.bytes)
  console.log(`${sizes.length} times ${what}: ${Math.min(...bytes)} to ${Math.max(...bytes)} bytes`)
  for (const { name, bytes } of sizes.filter((size) => !(size.bytes <= most))) {
    console.error(`${name}: ${bytes} bytes of ${what}; at most ${most} are allowed`)
    process.exitCode = 1
  }
}
