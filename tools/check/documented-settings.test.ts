import { expect, it } from 'vitest'
import { checkSettings } from './documented-settings.ts'
import { parseSource } from './source.ts'

const readme = '# Site\n## Configuration\n| variable | default |\n|---|---|\n| `PORT`, `OLD_NAME` | `X` |\n'

it('finds settings that are read and not explained, and the reverse', () => {
  const env = parseSource('host/env.ts', `read('PORT', 3000); source.LOG_LEVEL; source.NODE_ENV`)
  const other = parseSource('host/listen.ts', `read('ELSEWHERE')`)
  expect(checkSettings([env, other], readme).map(({ message }) => message)).toEqual([
    'does not explain LOG_LEVEL',
    'explains OLD_NAME, which nobody reads',
  ])
})
