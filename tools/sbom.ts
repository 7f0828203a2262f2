// npm run -s sbom [-- --output FILE]: the bill of materials of a release, from the lockfile
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Lockfile } from './check/lockfile.ts'
import { billOfMaterials } from './supply/bill-of-materials.ts'

const { values } = parseArgs({ options: { output: { type: 'string' } } })
const lockfile = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lockfile
const text = `${JSON.stringify(billOfMaterials(lockfile), null, 2)}\n`
if (values.output === undefined) process.stdout.write(text)
else writeFileSync(values.output, text)
