import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const dataDir = mkdtempSync(join(tmpdir(), 'commands-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

function run(...args: string[]) {
  const env = { ...process.env, DATA_DIR: dataDir }
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/run.mjs', ...args], { env })
  return { status, said: `${stdout}${stderr}` }
}

/** What README quotes after `npm run`: a command, and what stands behind `--`. */
const quoted = readFileSync('README.md', 'utf8').matchAll(/^\| `npm run (?:-s )?(\w+) -- ([^`]*)`/gm)
const commands = [...quoted].map(([, name = '', rest = '']) => ({ name, rest: rest.replaceAll('\\|', '|') }))

test.each(commands.filter(({ rest }) => /^\w[^|]*\|/.test(rest)))(
  'npm run $name explains what README says it does: $rest',
  ({ name, rest }) => {
    const { said } = run(name)
    for (const word of rest.match(/(?<=^|\|)[\w-]+/g) ?? [])
      expect(said).toMatch(new RegExp(`${name} (-- )?${word}`))
  },
)

test('npm run visits does what README says', () => {
  const { rest = '' } = commands.find(({ name }) => name === 'visits') ?? {}
  expect(run('visits', ...rest.replace(/\|\S+/, '').split(' '))).toMatchObject({ status: 0 })
})
