import { expect, test } from 'vitest'
import type { Build, PublicCompatibility, ReleaseBody } from '#contract/release-schema.ts'
import { choicesOf, filterReleases, readReleaseSearch } from './releases.ts'

const release = (changes: Partial<ReleaseBody>): ReleaseBody => ({
  product: 'mvda',
  part: 'client',
  version: '8.6.2',
  releasedAt: '2026-10-30',
  fixesUntil: '2028-12-31',
  securityUntil: '2029-12-31',
  upgradeFrom: '',
  downgrade: 'in-place',
  serverFrom: '8.6',
  serverTo: '',
  ...changes,
})
const build = (changes: Partial<Build>): Build => ({
  product: 'mvda',
  part: 'client',
  version: '8.6.2',
  platform: 'kylin',
  cpu: 'arm',
  systems: ['V10 SP1', 'V11'],
  ...changes,
})
const device = (changes: Partial<PublicCompatibility>): PublicCompatibility => ({
  product: 'mvda',
  kind: 'printer',
  nameCn: '打印机',
  nameEn: 'Printer',
  models: '',
  driver: '',
  versionFrom: '8.0',
  versionTo: '',
  state: 'tested',
  sample: false,
  ...changes,
})
const data = {
  releases: [
    release({}),
    release({ version: '8.0' }),
    release({ product: 'av', part: 'server', version: '5.0' }),
  ],
  builds: [
    build({}),
    build({ cpu: 'x86' }),
    build({ platform: 'macos', cpu: 'any', systems: ['15'] }),
    build({ version: '8.0', cpu: 'x86', systems: ['V10 SP1'] }),
    build({ product: 'av', part: 'server', version: '5.0', platform: 'linux', cpu: 'x86', systems: [] }),
  ],
  compatibility: [
    device({ models: 'since 8.0' }),
    device({ models: 'until 8.0', versionFrom: '', versionTo: '8.0' }),
    device({ models: 'since 8.10', versionFrom: '8.10' }),
    device({ models: 'ever', product: 'av', kind: 'desktops', versionFrom: '' }),
  ],
}

test.each([
  [{}, ['5.0', '8.6.2', '8.0'], ['linux x86', 'kylin x86,arm', 'macos x86,arm', 'kylin x86']],
  [{ product: 'mvda' }, ['8.6.2', '8.0'], ['kylin x86,arm', 'macos x86,arm', 'kylin x86']],
  [{ system: 'kylin/V11' }, ['8.6.2'], ['kylin x86,arm']],
  [{ system: 'kylin' }, ['8.6.2', '8.0'], ['kylin x86,arm', 'kylin x86']],
  [{ cpu: 'arm' }, ['8.6.2'], ['kylin arm', 'macos x86,arm']],
  [{ cpu: 'loongarch' }, [], []],
  [{ version: 'v8.0' }, ['8.0'], ['kylin x86']],
  [{ system: 'beos' }, [], []],
] as const)('the filter %j leaves versions and systems', (search, versions, systems) => {
  const found = filterReleases(data, search)
  expect(found.releases.map(({ version }) => version)).toEqual(versions)
  expect(found.systems.map(({ platform, cpus }) => `${platform} ${cpus}`)).toEqual(systems)
})

test.each([
  [{}, ['ever', 'since 8.0', 'until 8.0', 'since 8.10']],
  [{ product: 'av' }, ['ever']],
  [{ product: 'mvda', version: '8.6.2' }, ['since 8.0']],
  [{ product: 'mvda', version: '8.0.1' }, ['since 8.0', 'until 8.0']],
  [{ product: 'mvda', version: '8.11' }, ['since 8.0', 'since 8.10']],
  [{ product: 'mvda', version: 'v8' }, ['since 8.0', 'until 8.0', 'since 8.10']],
  [{ product: 'mvda', version: '7.2' }, ['until 8.0']],
] as const)('the filter %j leaves devices', (search, models) => {
  expect(filterReleases(data, search).devices.map((one) => one.models)).toEqual(models)
})

test('a system says with which servers it works', () => {
  expect(filterReleases(data, { product: 'mvda' }).systems[0]?.server).toEqual({
    serverFrom: '8.6',
    serverTo: '',
  })
})

test('a filter offers what occurs, each once', () => {
  expect(choicesOf(data)[0]).toEqual({ platform: 'kylin', systems: ['V10 SP1', 'V11'] })
})

test('reads what is a filter and leaves out what is none', () => {
  const search = { product: 'mvda', system: '', cpu: 'z80', version: ' 8 ', other: '1' }
  expect(readReleaseSearch(search)).toEqual({ product: 'mvda', version: '8' })
})
