// npm run check: everything that needs no browser; the steps are independent, so all of them run
import { generateWordsIfNeeded } from './build/generate-words.ts'
import { program, runSteps } from './processes/steps.ts'

generateWordsIfNeeded()
const biome = [program('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings', '.']
const imports = [
  program('dependency-cruiser/bin/dependency-cruiser.mjs'),
  '--config',
  '.dependency-cruiser.mjs',
]
const ok = await runSteps([
  // longest first: it builds the site when sources have changed
  { name: 'sizes of the build, and what older browsers lack', args: ['tests/sizes/check-sizes.ts'] },
  { name: 'types', args: [program('@typescript/native/bin/tsc'), '-p', 'tsconfig.json'] },
  { name: 'format and lint', args: biome },
  {
    name: 'imports',
    args: [...imports, 'app', 'src', 'admin', 'i18n', 'api', 'contract', 'server', 'tools'],
  },
  { name: 'unused code and packages', args: [program('knip/bin/knip.js'), '--no-config-hints'] },
  { name: 'calls of the promised browsers', args: ['tests/engines/check-source.ts'] },
  { name: 'house rules', args: ['tests/house-rules/house-rules.ts'] },
])
if (!ok) process.exitCode = 1
