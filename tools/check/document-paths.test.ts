import { expect, it } from 'vitest'
import { checkDocumentPaths } from './document-paths.ts'

const text = [
  'The words are in `i18n/cn` and the pages in [src](src/home), started by `node tools/start.ts`.',
  'Gone: `src/nowhere.ts` and [this](docs/decisions/0000.md).',
  'No paths: `src/*.ts`, `npm start`, `https://site.example/src/x`, `{lang}/about`.',
].join('\n')

it('finds paths that are not there', () => {
  const there = new Set(['i18n/cn', 'src/home', 'tools/start.ts'])
  const problems = checkDocumentPaths('README.md', text, ['src', 'i18n', 'tools', 'docs'], (path) =>
    there.has(path),
  )
  expect(problems.map(({ line, message }) => `${line} ${message}`)).toEqual([
    "2 names 'src/nowhere.ts', which is not there",
    "2 names 'docs/decisions/0000.md', which is not there",
  ])
})
