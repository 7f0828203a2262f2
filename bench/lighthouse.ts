// Lighthouse on a phone, the median of five runs a page. Needs its program, which is no package of the project:
//   npm install --prefix DIR lighthouse@13.5.0; PATH=DIR/node_modules/.bin:$PATH node bench/lighthouse.ts
//   node bench/lighthouse.ts /en /cn    these pages only; the rows of the others stay as they are
// Writes bench/lighthouse.md. E2E_BASE_URL measures a site that runs already.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import startSite from '../tests/e2e/start-site.ts'
import { documentOf, rowsIn, rowsOf } from './lighthouse/document.ts'
import { measurePage, type PageScore, versionOf } from './lighthouse/measure-page.ts'

const file = 'bench/lighthouse.md'
const runs = 5
const places = [
  '',
  '/product/mvda',
  '/about/news',
  '/trial/trial',
  '/download/search',
  '/about/joinus',
  // an article, found in the list
  /\/about\/news-detail\/[\w-]+/,
]

const version = await versionOf()
const stop = await startSite()
try {
  const origin = process.env.E2E_BASE_URL ?? ''
  const chosen = process.argv.slice(2)
  const paths = chosen.length > 0 ? chosen : await pathsOf(origin)
  const scores: PageScore[] = []
  for (const path of paths) scores.push(await measurePage(origin, path, runs))
  const rows =
    chosen.length > 0 ? rowsIn(existsSync(file) ? readFileSync(file, 'utf8') : '') : new Map<string, string>()
  for (const [path, row] of rowsOf(scores)) rows.set(path, row)
  writeFileSync(file, documentOf([...rows.values()], { version, runs }))
  console.log([...rowsOf(scores).values()].join('\n'))
} finally {
  await stop?.()
}

async function pathsOf(origin: string): Promise<string[]> {
  const paths: string[] = []
  for (const lang of ['/cn', '/en']) {
    const list = await (await fetch(`${origin}${lang}/about/news`)).text()
    for (const place of places)
      paths.push(lang + (typeof place === 'string' ? place : (place.exec(list)?.[0] ?? '/about/news-detail')))
  }
  return paths
}
