import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'

/** One import each that a rule forbids: [rule, importing file, imported file]. */
const broken: readonly [rule: string, from: string, to: string][] = [
  ['no-cycles', 'src/site/a.ts', 'src/site/b.ts'],
  ['words-stand-on-the-contract', 'i18n/words.ts', 'src/site/c.ts'],
  ['site-stands-on-words', 'src/site/d.ts', 'src/ui/e.ts'],
  ['upstream-client-stands-on-site', 'src/upstream/f.server.ts', 'src/ui/e.ts'],
  ['ui-knows-no-feature', 'src/ui/g.ts', 'src/news/h.ts'],
  ['features-know-no-app', 'src/news/i.ts', 'app/shell/j.ts'],
  ['features-know-no-feature', 'src/news/k.ts', 'src/home/l.ts'],
  ['app-is-the-top', 'server/m.ts', 'app/shell/j.ts'],
  ['app-knows-features-only', 'app/shell/n.ts', 'server/o.ts'],
  ['api-is-an-island', 'api/p.ts', 'src/site/c.ts'],
  ['features-know-no-app', 'src/news/q.server.ts', 'api/r.ts'],
  ['staff-side-knows-no-feature', 'admin/leads/q.ts', 'src/news/h.ts'],
  ['contract-stands-alone', 'contract/ct.ts', 'api/r.ts'],
  ['server-knows-site-and-contract', 'server/s.ts', 'src/news/h.ts'],
  ['api-floor-1', 'api/base/fa.ts', 'api/db/fb.ts'],
  ['api-floor-3', 'api/mail/fc.ts', 'api/guard/fd.ts'],
  ['api-floor-7', 'api/leads/fe.ts', 'api/app/ff.ts'],
  ['api-floor-11', 'api/start/fg.ts', 'api/main.ts'],
  ['api-room-has-a-floor', 'api/attic/fh.ts', 'api/db/fb.ts'],
  ['api-no-cycles', 'api/db/fi.ts', 'api/db/fj.ts'],
  ['server-files-stay-on-the-server', 'src/news/t.tsx', 'src/news/u.server.ts'],
  ['upstream-client-has-one-side', 'src/news/v.ts', 'src/upstream/f.server.ts'],
  ['no-tools-in-the-product', 'src/site/w.ts', 'tools/x.ts'],
  ['no-schemas-in-the-browser', 'src/news/z.ts', 'arktype'],
  ['no-dev-packages-in-the-product', 'src/news/dev.ts', 'vitest'],
  ['resolvable', 'src/site/y.ts', ''],
]

let folder = ''
let found: { rule: { name: string }; from: string }[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'imports-'))
  const texts = new Map<string, string>([
    ['package.json', '{ "dependencies": { "arktype": "1.0.0" }, "devDependencies": { "vitest": "1.0.0" } }'],
    ['node_modules/arktype/package.json', '{ "name": "arktype", "main": "index.js" }'],
    ['node_modules/arktype/index.js', 'exports.x = 1'],
    ['node_modules/vitest/package.json', '{ "name": "vitest", "main": "index.js" }'],
    ['node_modules/vitest/index.js', 'exports.x = 1'],
    ['tsconfig.json', '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler" } }'],
    ['src/site/b.ts', importing('src/site/b.ts', 'src/site/a.ts')],
    ['api/db/fj.ts', importing('api/db/fj.ts', 'api/db/fi.ts')],
    ['server/allowed.ts', importing('server/allowed.ts', 'contract/a.ts')],
    ['api/leads/allowed.ts', importing('api/leads/allowed.ts', 'api/db/fb.ts')],
    // what is allowed, so that a rule that forbids everything is found out too
    ['src/news/allowed.server.ts', importing('src/news/allowed.server.ts', 'src/upstream/f.server.ts')],
    ['app/routes/allowed.tsx', importing('app/routes/allowed.tsx', 'src/news/h.ts')],
    ['src/news/allowed.test.ts', importing('src/news/allowed.test.ts', 'src/home/l.ts')],
    ['src/site/allowed.ts', importing('src/site/allowed.ts', 'contract/a.ts')],
    ['contract/a.ts', 'export const x = 1\n'],
  ])
  for (const [, , to] of broken) if (to.includes('/') && !texts.has(to)) texts.set(to, 'export const x = 1\n')
  for (const [, from, to] of broken) texts.set(from, importing(from, to || 'src/site/nowhere.ts'))
  for (const [path, text] of texts) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  found = await cruise(folder)
})

afterAll(() => rm(folder, { recursive: true, force: true }))

it.each(broken)('%s fails on %s', (rule, from) => {
  expect(
    found.filter((violation) => violation.from === from).map((violation) => violation.rule.name),
  ).toContain(rule)
})

it('accepts what is allowed', () => {
  expect(found.filter(({ from }) => from.includes('allowed'))).toEqual([])
})

it('api/README.md has every room on its floor', async () => {
  const readme = await readFile('api/README.md', 'utf8')
  const rows = [...readme.matchAll(/^\| (\d+) \| (.*?) \|/gm)]
  const written = rows.flatMap(([, floor, rooms = '']) =>
    [...rooms.matchAll(/`([\w.]+)`/g)].map(([, room]) => `${floor} ${room}`),
  )
  const config: { forbidden: { name: string; from: { path?: string } }[] } = await import(
    resolve('.dependency-cruiser.mjs')
  ).then(({ default: found }) => found)
  const ruled = config.forbidden.flatMap(({ name, from }) => {
    const [, floor] = /^api-floor-(\d+)$/.exec(name) ?? []
    const rooms =
      /\((.*?)\)/
        .exec(from.path ?? '')?.[1]
        ?.replaceAll('\\', '')
        .split('|') ?? []
    return floor ? rooms.map((room) => `${floor} ${room}`) : []
  })
  expect(written.sort()).toEqual(ruled.sort())
})

function importing(from: string, to: string): string {
  const up = '../'.repeat(from.split('/').length - 1)
  return `import { x } from '${to.includes('/') ? up : ''}${to}'\nexport const y = x\n`
}

function cruise(cwd: string): Promise<typeof found> {
  const tool = resolve('node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const config = resolve('.dependency-cruiser.mjs')
  const args = [
    tool,
    '--config',
    config,
    '--output-type',
    'json',
    'app',
    'src',
    'admin',
    'i18n',
    'api',
    'contract',
    'server',
    'tools',
  ]
  return new Promise((done, fail) => {
    // it exits with the number of violations
    execFile(process.execPath, args, { cwd, maxBuffer: 1e8 }, (error, stdout, stderr) => {
      if (!stdout) return fail(error ?? new Error(stderr))
      done(JSON.parse(stdout).summary.violations)
    })
  })
}
