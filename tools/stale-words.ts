// part of npm run check: the generated types of the words are what the generator writes today
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const copy = mkdtempSync(join(tmpdir(), 'words-'))
try {
  for (const path of ['i18n', '.typesafe-i18n.json', 'package.json']) {
    cpSync(path, join(copy, path), { recursive: true })
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction')
  execFileSync(process.execPath, [resolve('tools/words.ts')], { cwd: copy, stdio: 'inherit' })
  const names = new Set([...globSync('i18n/i18n-*'), ...globSync('i18n/i18n-*', { cwd: copy })])
  const stale = [...names].filter((name) => textOf(name) !== textOf(join(copy, name)))
  for (const name of stale) console.error(`${name}  is not up to date: run npm run words and commit it`)
  if (stale.length > 0) process.exitCode = 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}

function textOf(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}
