import { expect, it } from 'vitest'
import { checkFileNames } from './file-names.ts'

it.each([
  'src/utils/date.ts',
  'app/hooks/use-scroll.ts',
  'src/news/helpers/format.ts',
  'src/news/NewsPage.tsx',
  'src/news/news_page.tsx',
  'src/news/news.service.ts',
])('refuses %s', (path) => {
  expect(checkFileNames([path])).toHaveLength(1)
})

it.each([
  'src/news/news-page.tsx',
  'src/news/news.server.ts',
  'src/news/news.functions.ts',
  'tests/e2e/every-page.no-js.spec.ts',
  'app/routes/$lang/_about/about/news-detail.{-$id}.tsx',
  'app/routeTree.gen.ts',
])('accepts %s', (path) => {
  expect(checkFileNames([path])).toEqual([])
})
