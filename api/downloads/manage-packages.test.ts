import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { OperatorError } from '../base/operator-error.ts'
import { managePackages } from './manage-packages.ts'

const NOW = Date.now()
const NAMES = ['--name-cn', 'MDW客户端', '--name-en', 'MDW client']
const BUILD = ['--product', 'mdw', '--platform', 'linux', '--cpu', 'arm', ...NAMES]

describeEachDatabase('npm run packages', (database) => {
  let folder: string
  let filesDir: string
  let printed: string[]

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'test-packages-'))
    filesDir = join(folder, 'files')
    printed = []
    await writeFile(join(folder, 'a.deb'), 'first')
    await writeFile(join(folder, 'b.deb'), 'second')
  })
  afterEach(async () => {
    await database.db.deleteFrom('download').execute()
    await rm(folder, { recursive: true, force: true })
  })

  const run = (...args: string[]) =>
    managePackages(args, {
      db: database.db,
      filesDir,
      now: NOW,
      print: (line) => printed.push(line),
    })
  const add = (file: string, version: string) =>
    run('add', join(folder, file), '--version', version, ...BUILD)
  const sha256 = (content: string) => createHash('sha256').update(content).digest('hex')

  it('adds a file with its size and checksum, lists it, and removes both', async () => {
    await add('a.deb', '2.1')
    expect(printed[0]).toContain(`a.deb  5 bytes  ${sha256('first')}`)
    expect(await readdir(filesDir)).toEqual([sha256('first')])
    const [id = ''] = printed[0]?.split(' ') ?? []
    await run('list')
    expect(printed[1]).toMatch(new RegExp(`^${id} .*mdw  2.1  linux  arm  public  a.deb$`))
    await run('remove', id)
    expect(await readdir(filesDir)).toEqual([])
    await expect(run('remove', id)).rejects.toThrow(OperatorError)
  })

  it('refuses a version that is there, and a file that is there, and keeps what was', async () => {
    await add('a.deb', '2.1')
    await expect(add('b.deb', '2.1')).rejects.toThrow(OperatorError)
    await expect(add('a.deb', '2.2')).rejects.toThrow(OperatorError)
    expect(await readdir(filesDir)).toEqual([sha256('first')])
    await add('b.deb', '2.2')
    expect((await readdir(filesDir)).sort()).toEqual([sha256('first'), sha256('second')].sort())
  })

  it('leaves nothing when a file cannot be read', async () => {
    await expect(add('missing.deb', '2.1')).rejects.toThrow(OperatorError)
    await expect(readdir(filesDir)).rejects.toThrow(/ENOENT/)
  })

  it.each([[], ['add'], ['remove'], ['list', 'x'], ['add', 'x', '--product', 'y']])(
    'explains itself for %j',
    async (...args: string[]) => {
      await expect(run(...args)).rejects.toThrow(/Usage:/)
    },
  )

  it('sweeps what an interruption left, but not what may still be in use', async () => {
    await add('a.deb', '2.1')
    await mkdir(filesDir, { recursive: true })
    const names = [sha256('orphan'), `${crypto.randomUUID()}.part`, sha256('young')]
    for (const name of names) await writeFile(join(filesDir, name), 'x')
    const old = new Date(NOW - 2 * 3_600_000)
    for (const name of [...names.slice(0, 2), sha256('first')]) await utimes(join(filesDir, name), old, old)
    await run('list')
    expect((await readdir(filesDir)).sort()).toEqual([sha256('first'), sha256('young')].sort())
  })
})
