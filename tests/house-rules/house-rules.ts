// part of npm run check: the rules that no linter knows; each check returns one line per problem
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { settingsDocuments } from '#contract/settings/documented-settings.ts'
import {
  type Advisories,
  checkAdvisories,
  checkLockfile,
  checkVersions,
  type Lockfile,
} from '../../tools/check/packages.ts'
import { checkDecisions, checkDocumentCommands, checkDocumentPaths } from './documents.ts'
import { checkFolders } from './folders.ts'
import { checkSettings } from './settings.ts'
import { checkTestsOfTime } from './tests-of-time.ts'
import { checkUnusedClasses } from './unused-classes.ts'
import { checkUnusedWords } from './unused-words.ts'

const paths = globSync(
  ['*.config.ts', '{app,src,admin,i18n,api,contract,server,tools,tests,bench}/**/*.{ts,tsx,mjs,css}'],
  {
    exclude: ['bench/peers/**', '**/node_modules/**', '**/*.gen.ts', 'i18n/i18n-*'],
  },
).map((path) => path.replaceAll('\\', '/'))
const files = new Map(paths.sort().map((path) => [path, read(path)]))
const manifest = JSON.parse(read('package.json'))
const lockfile = JSON.parse(read('package-lock.json')) as Lockfile
const documents = globSync(['*.md', 'docs/**/*.md', 'deploy/**/*.md'])

const ignored = read('.gitignore').split('\n')
const topNames = readdirSync('.').filter((name) => !ignored.includes(name) && !ignored.includes(`${name}/`))

const problems = [
  ...checkFolders(paths),
  ...checkUnusedClasses(files),
  ...checkUnusedWords(files),
  ...checkTestsOfTime(files),
  ...checkSettings(files, settingsDocuments.map(read)),
  ...checkVersions(manifest),
  ...checkLockfile(lockfile),
  ...checkAdvisories(JSON.parse(read('security/advisories.json')) as Advisories, lockfile),
  ...documents.flatMap((path) => checkDocumentPaths(path, read(path), topNames, existsSync)),
  ...documents.flatMap((path) => checkDocumentCommands(path, read(path), manifest.scripts)),
  ...documents.flatMap((path) => checkDecisions(path, read(path))),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1

function read(path: string): string {
  return readFileSync(path, 'utf8')
}
