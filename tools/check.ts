// npm run check: everything that needs no browser; the steps are independent, so all of them run
import { program, runSteps } from './steps.ts'

const folders = ['app', 'src', 'i18n', 'api', 'host', 'tools']

const ok = await runSteps([
  // the longest first: it builds the site where its sources have changed
  { name: 'sizes of the build', args: ['tools/sizes.ts'] },
  { name: 'types', args: [program('@typescript/native/bin/tsc'), '-p', 'tsconfig.json'] },
  {
    name: 'format and lint',
    args: [program('@biomejs/biome/bin/biome'), 'ci', '--colors=off', '--error-on-warnings', '.'],
  },
  {
    name: 'imports',
    args: [
      program('dependency-cruiser/bin/dependency-cruiser.mjs'),
      '--config',
      '.dependency-cruiser.mjs',
      ...folders,
    ],
  },
  { name: 'unused code and packages', args: [program('knip/bin/knip.js'), '--no-config-hints'] },
  { name: 'structure', args: ['tools/structure.ts'] },
  { name: 'words up to date', args: ['tools/stale-words.ts'] },
])
if (!ok) process.exitCode = 1
