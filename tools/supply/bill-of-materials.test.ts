import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import type { Lockfile } from '../check/lockfile.ts'
import { billOfMaterials } from './bill-of-materials.ts'

const small: Lockfile = {
  packages: {
    '': {
      name: 'site',
      version: '1.0.0',
      dependencies: { a: '1.0.0', '@s/b': '2.0.0' },
      devDependencies: { c: '1.0.0' },
    },
    'node_modules/a': {
      version: '1.0.0',
      license: 'MIT',
      integrity: 'sha512-AAEC',
      dependencies: { c: '^2.0.0' },
    },
    'node_modules/a/node_modules/c': { version: '2.0.0' },
    'node_modules/@s/b': { version: '2.0.0', optional: true, dependencies: { c: '^1.0.0' } },
    'node_modules/c': { version: '1.0.0', dev: true, resolved: 'https://host.example/c.tgz' },
  },
}

it('lists each package with version, licence, hash and scope', () => {
  const { components } = billOfMaterials(small) as { components: object[] }
  expect(components).toHaveLength(4)
  expect(components).toContainEqual({
    type: 'library',
    'bom-ref': 'pkg:npm/a@1.0.0',
    name: 'a',
    version: '1.0.0',
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content: '000102' }],
    licenses: [{ expression: 'MIT' }],
    purl: 'pkg:npm/a@1.0.0',
  })
  expect(components).toContainEqual(
    expect.objectContaining({ group: '@s', name: 'b', scope: 'optional', purl: 'pkg:npm/%40s/b@2.0.0' }),
  )
  expect(components).toContainEqual(
    expect.objectContaining({ name: 'c', version: '1.0.0', scope: 'excluded' }),
  )
})

it('says who depends on whom, on the copy that Node would load', () => {
  const { dependencies } = billOfMaterials(small) as { dependencies: { ref: string; dependsOn: string[] }[] }
  const dependsOn = Object.fromEntries(dependencies.map((one) => [one.ref, one.dependsOn]))
  expect(dependsOn['pkg:npm/site@1.0.0']).toEqual([
    'pkg:npm/%40s/b@2.0.0',
    'pkg:npm/a@1.0.0',
    'pkg:npm/c@1.0.0',
  ])
  expect(dependsOn['pkg:npm/a@1.0.0']).toEqual(['pkg:npm/c@2.0.0'])
  expect(dependsOn['pkg:npm/%40s/b@2.0.0']).toEqual(['pkg:npm/c@1.0.0'])
})

it('of the project: the same each time, without addresses, every reference there', () => {
  const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
  const text = JSON.stringify(billOfMaterials(lockfile))
  expect(JSON.stringify(billOfMaterials(lockfile))).toBe(text)
  expect(text).not.toMatch(/https?:|resolved|timestamp/)
  const bill = JSON.parse(text) as {
    components: { 'bom-ref': string }[]
    dependencies: { ref: string; dependsOn: string[] }[]
    metadata: { component: { 'bom-ref': string } }
  }
  const refs = [bill.metadata.component['bom-ref'], ...bill.components.map((one) => one['bom-ref'])]
  expect(new Set(refs).size).toBe(refs.length)
  expect(bill.dependencies.map(({ ref }) => ref).sort()).toEqual(refs.sort())
  const known = new Set(refs)
  for (const { dependsOn } of bill.dependencies) for (const ref of dependsOn) expect(known).toContain(ref)
})
