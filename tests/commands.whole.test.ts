import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
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
    const { status, said } = run(name)
    expect([status, said.split('\n')[0]]).toEqual([1, expect.stringMatching(/^A command is missing: /)])
    for (const word of rest.match(/(?<=^|\|)[\w-]+/g) ?? [])
      expect(said).toMatch(new RegExp(`${name} (-- )?${word}`))
  },
)

test('npm run import says what it would do, what is refused, and how it is used', () => {
  const folder = mkdtempSync(join(dataDir, 'import-'))
  writeFileSync(join(folder, 'a.md'), '---\ntitle: 标题\n---\n正文\n')
  const said = run('import', folder)
  expect(said).toMatchObject({ status: 0, said: expect.stringContaining('Nothing has been written') })
  writeFileSync(join(folder, 'b.md'), '---\ntitle: 标题\nlayout: post\n---\n正文\n')
  expect(run('import', folder)).toMatchObject({ status: 1, said: expect.stringContaining('b.md:3: layout') })
  expect(run('import')).toMatchObject({ status: 1, said: expect.stringMatching(/^Name one folder\.\n/) })
  expect(run('import', 'nowhere')).toMatchObject({
    status: 1,
    said: expect.stringMatching(/^Cannot read nowhere/),
  })
})

// the others print the same text where their command is missing
test.each(['backup', 'restore'])('npm run %s says by --help how it is used', (name) => {
  const { status, said } = run(name, '--help')
  expect([status, said]).toEqual([0, expect.stringMatching(new RegExp(`${name} .*-`))])
})

test.each(['staff', 'restore'])('npm run %s says what is wrong before how it is used', (name) => {
  const { status, said } = run(name, '--nonsense')
  expect([status, said]).toEqual([
    1,
    expect.stringMatching(new RegExp(`^[^\\n]*--nonsense.*\\n.*${name} `, 's')),
  ])
})

test('a restore that is refused says what is running, and how to stop it', () => {
  const backups = join(dataDir, 'backups')
  expect(run('staff', 'list').status).toBe(0)
  expect(run('backup', '--to', backups, '--without-files').status).toBe(0)
  const db = new DatabaseSync(join(dataDir, 'upstream.sqlite'))
  db.prepare('select count(*) from job').get()
  const { status, said } = run('restore', '--from', join(backups, readdirSync(backups)[0] ?? ''), '--force')
  db.close()
  expect(status).toBe(1)
  const who = process.platform === 'linux' ? `process ${process.pid} ` : ''
  expect(said).toContain(`The upstream is running and has ${join(dataDir, 'upstream.sqlite')} open: ${who}`)
  expect(said).toContain('systemctl stop deskcloud-upstream')
})
