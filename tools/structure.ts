// part of npm run check: the rules of the house that no other tool knows
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { checkAnySibling } from './check/any-sibling.ts'
import { applyExceptions } from './check/apply-exceptions.ts'
import { checkBrowserTests } from './check/browser-tests.ts'
import { checkBudgets } from './check/budgets.ts'
import { checkDocumentPaths } from './check/document-paths.ts'
import { checkSettings } from './check/documented-settings.ts'
import { exceptions } from './check/exceptions.ts'
import { checkExports } from './check/export-names.ts'
import { checkFileNames } from './check/file-names.ts'
import { checkForbiddenCode } from './check/forbidden-code.ts'
import { checkHover } from './check/hover.ts'
import { checkKeyframes } from './check/keyframes.ts'
import type { Lockfile } from './check/lockfile.ts'
import { checkFloors, type Floors } from './check/package-floors.ts'
import { checkPackages } from './check/package-rules.ts'
import { describeProblem } from './check/problem.ts'
import { checkRootState } from './check/root-state.ts'
import { parseSource } from './check/source.ts'
import { checkUnderlines } from './check/underlines.ts'
import { checkUnusedClasses } from './check/unused-classes.ts'
import { checkUnusedWords } from './check/unused-words.ts'

const paths = globSync(['{app,src,i18n,api,host,tools,tests,bench}/**/*.{ts,tsx,css}', '*.ts'], {
  exclude: ['bench/peers/**', '**/node_modules/**'],
})
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
const sources = paths.filter((path) => !path.endsWith('.css')).map((path) => parseSource(path, read(path)))
const sheets = paths.filter((path) => path.endsWith('.css')).map((path) => ({ path, text: read(path) }))
const documents = globSync(['*.md', 'docs/**/*.md', 'deploy/**/*.md'])
const lockfile = JSON.parse(read('package-lock.json')) as Lockfile

const found = [
  ...checkFileNames(paths),
  ...sources.flatMap(checkExports),
  ...sources.flatMap(checkForbiddenCode),
  ...sources.flatMap(checkBrowserTests),
  ...sheets.flatMap(({ path, text }) => checkAnySibling(path, text)),
  ...sheets.flatMap(({ path, text }) => checkHover(path, text)),
  ...sheets.flatMap(({ path, text }) => checkKeyframes(path, text)),
  ...sheets.flatMap(({ path, text }) => checkRootState(path, text)),
  ...sheets.flatMap(({ path, text }) => checkUnderlines(path, text)),
  ...checkUnusedClasses(sheets, sources),
  ...checkBudgets(sources),
  ...checkUnusedWords(sources),
  ...checkSettings(sources, read('README.md')),
  ...checkPackages(JSON.parse(read('package.json')), lockfile),
  ...checkFloors(JSON.parse(read('security/floors.json')) as Floors, lockfile),
  ...documents.flatMap((path) => checkDocumentPaths(path, read(path), readdirSync('.'), existsSync)),
]
const problems = applyExceptions(found, exceptions, 'tools/check/exceptions.ts')

for (const problem of problems) console.error(describeProblem(problem))
console.log(`${sources.length} files, ${problems.length} problems`)
if (problems.length > 0) process.exitCode = 1

function read(path: string): string {
  return readFileSync(path, 'utf8')
}
