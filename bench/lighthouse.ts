// Lighthouse on a phone, the median of five runs a page. Needs its program, which is no package of the project:
//   npm install --prefix DIR lighthouse@13.5.0; PATH=DIR/node_modules/.bin:$PATH node bench/lighthouse.ts
//   node bench/lighthouse.ts /en /cn    these pages only; the rows of the others stay as they are
// Writes bench/lighthouse.md. E2E_BASE_URL measures a site that runs already.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import startSite from '../tests/e2e/start-site.ts'
import { urls } from '../tests/urls.ts'
import { documentOf, rowsIn, rowsOf } from './lighthouse/document.ts'
import { measurePage, versionOf } from './lighthouse/measure-page.ts'

const file = 'bench/lighthouse.md'
const runs = 5

const version = await versionOf()
const stop = await startSite()
try {
  const origin = process.env.E2E_BASE_URL ?? ''
  const chosen = process.argv.slice(2)
  const isAll = chosen.length === 0
  const rows = rowsIn(!isAll && existsSync(file) ? readFileSync(file, 'utf8') : '')
  // all of them take more than an hour: each is written when it is there
  for (const path of isAll ? await allPaths(origin) : chosen)
    for (const [, row] of rowsOf([await measurePage(origin, path, runs)])) {
      rows.set(path, row)
      writeFileSync(file, documentOf([...rows.values()], { version, runs }))
      console.log(row)
    }
} finally {
  await stop?.()
}

/** Every page but the one that only leads to a language, with an article instead of the address that lacks one. */
async function allPaths(origin: string): Promise<string[]> {
  const paths: string[] = []
  for (const url of urls.slice(1)) {
    const list = url.replace(/-detail$/, '')
    paths.push(list === url ? url : await firstArticle(origin, list))
  }
  return paths
}

async function firstArticle(origin: string, list: string): Promise<string> {
  const html = await (await fetch(origin + list)).text()
  const [path] = /\/\w+\/about\/news-detail\/[\w-]+/.exec(html) ?? []
  if (!path) throw new Error(`${list} names no article.`)
  return path
}
