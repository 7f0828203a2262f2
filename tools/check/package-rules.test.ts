import { expect, it } from 'vitest'
import { checkPackages } from './package-rules.ts'

const clean = { packages: { '': { version: '1.0.0' }, 'node_modules/a': { version: '1.0.0' } } }

it.each(['^1.0.0', '~1.0.0', 'latest', '1.x', '*', '>=1', 'https://site.example/a.tgz', 'npm:a@^1.0.0'])(
  'refuses the version %s',
  (version) => {
    expect(checkPackages({ devDependencies: { a: version } }, clean)).toMatchObject([{ rule: 'versions' }])
  },
)

it.each(['1.0.0', '18.4.0-beta.17', 'npm:@typescript/typescript6@6.0.2'])(
  'accepts the version %s',
  (version) => {
    expect(checkPackages({ dependencies: { a: version } }, clean)).toEqual([])
  },
)

it('refuses a download address in the lockfile', () => {
  const lockfile = {
    packages: { 'node_modules/a': { version: '1.0.0', resolved: 'https://site.example/a.tgz' } },
  }
  expect(checkPackages({}, lockfile)).toMatchObject([{ rule: 'lockfile' }])
})

it('refuses a lockfile that leaves out the packages of another platform', () => {
  const native = { version: '1.0.0', optionalDependencies: { 'a-linux': '1.0.0', 'a-win32': '1.0.0' } }
  const lockfile = { packages: { 'node_modules/a': native, 'node_modules/a-linux': { version: '1.0.0' } } }
  expect(
    checkPackages({}, lockfile)
      .map(({ message }) => message)
      .join(),
  ).toContain('a-win32')
})
