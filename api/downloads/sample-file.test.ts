import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sampleBytes } from '../files/file-store.ts'
import { readSeedFiles, SEED_DIR } from '../upkeep/seed.ts'
import { PackageSeed } from './package-seed.ts'

it('the sizes and checksums of the seed files are those of the bytes that are served', async () => {
  const packages = await readSeedFiles(join(SEED_DIR, 'packages'), PackageSeed)
  const builds = packages.flatMap(({ releases }) =>
    releases.flatMap(({ builds, documents = [] }) => [...builds, ...documents]),
  )
  expect(builds.length).toBeGreaterThan(20)
  for (const { fileName, size, sha256 } of builds) {
    const hash = createHash('sha256')
    let length = 0
    for (const bytes of sampleBytes({ fileName, size })) {
      hash.update(bytes)
      length += bytes.length
    }
    expect([fileName, length, hash.digest('hex')]).toEqual([fileName, size, sha256])
  }
})
