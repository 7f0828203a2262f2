import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, matchesGlob } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parse } from 'yaml'
import { freePort } from '../../tools/processes/free-port.ts'
import { waitUntilAnswers } from '../../tools/processes/wait-until-answers.ts'

/*
 * The image without docker: its stages are folders, filled by the Dockerfile's own COPY and RUN from what .dockerignore
 * lets through. The stage that builds is the checkout, where the same `npm ci` and build have run. Commands about users
 * and folders of the system are left out.
 */
const folder = mkdtempSync(join(tmpdir(), 'image-'))
const bin = join(folder, 'bin')
const image = join(folder, 'image/site')
const env: Record<string, string> = { PATH: bin, HOME: folder }
let command: string[] = []
let healthCheck: string[] = []
const running: ChildProcess[] = []

beforeAll(() => {
  mkdirSync(bin)
  symlinkSync(process.execPath, join(bin, 'node'))
  symlinkSync(execFileSync('sh', ['-c', 'command -v npm'], { encoding: 'utf8' }).trim(), join(bin, 'npm'))
  const [, ...stages] = readFileSync('deploy/Dockerfile', 'utf8')
    .replaceAll('\\\n', '')
    .split(/^FROM /m)
  for (const text of stages) buildStage(text)
}, 300_000)

afterAll(() => {
  for (const child of running) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

it('both programs and the tools run on what the image holds', async () => {
  const [site, upstream] = [await freePort(), await freePort()]
  const own = { HOST: '127.0.0.1', API_HOST: '127.0.0.1', RELAY_SECRET: 'a secret of the tests' }
  const addresses = { PUBLIC_ORIGIN: 'https://www.firm.test', API_BASE_URL: `http://127.0.0.1:${upstream}` }
  const settings = { ...env, ...own, ...addresses, PORT: `${site}`, API_PORT: `${upstream}` }
  const { services } = parse(readFileSync('deploy/compose.yaml', 'utf8'), { merge: true })
  await start('upstream', services.upstream.command, settings, upstream)
  await start('site', command, settings, site)

  const { items } = await (await fetch(`http://127.0.0.1:${upstream}/news?lang=cn`)).json()
  const page = await fetch(`http://127.0.0.1:${site}/cn/about/news`, { headers: { host: 'www.firm.test' } })
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(items[0].title)])
  run(healthCheck, { ...settings, DATA_DIR: folder })

  const invite = ['node', 'tools/run.mjs', 'staff', 'invite', 'a@firm.test', '--role', 'admin']
  expect(run(invite, { ...settings, DATA_DIR: join(folder, 'data-upstream') })).toContain(
    '/admin/invitation?token=',
  )
  const encode = `import sharp from 'sharp'
    const picture = { width: 9, height: 9, channels: 3, background: 'red' }
    console.log((await sharp({ create: picture }).webp().toBuffer()).toString('latin1'))`
  expect(run(['node', '--input-type=module', '-e', encode], settings)).toMatch(/^RIFF.*WEBP/)
})

function run([program = '', ...args]: string[], environment: NodeJS.ProcessEnv, cwd = image): string {
  return execFileSync(program, args, { cwd, env: environment, encoding: 'utf8' })
}

async function start(
  name: 'site' | 'upstream',
  [program = '', ...args]: string[],
  settings: Record<string, string>,
  port: number,
): Promise<void> {
  const own = { ...settings, DATA_DIR: join(folder, `data-${name}`) }
  const child = spawn(program, args, { cwd: image, env: own, stdio: ['ignore', 'ignore', 'inherit'] })
  running.push(child)
  await waitUntilAnswers(`http://127.0.0.1:${port}/readyz`, { name, ended: once(child, 'exit') })
}

function buildStage(text: string): void {
  const [from = '', ...lines] = text.split('\n')
  const name = / AS (\S+)/.exec(from)?.[1]
  if (name === 'build') return
  const workDir = join(folder, name ?? 'image', 'site')
  mkdirSync(workDir, { recursive: true })
  for (const line of lines) {
    const [, instruction, rest = ''] = /^\s*([A-Z]+)\s+(.*)$/.exec(line) ?? []
    if (instruction === 'COPY') copy(rest.split(' '), workDir)
    else if (instruction === 'RUN' && /^(npm|node) /.test(rest))
      run(rest.split(' '), { ...process.env, npm_config_prefer_offline: 'true', PATH: bin }, workDir)
    else if (instruction === 'ENV')
      for (const [, key = '', value = ''] of rest.matchAll(/(\S+?)=(\S+)/g)) env[key] = value
    else if (instruction === 'CMD') command = JSON.parse(rest)
    else if (instruction === 'HEALTHCHECK') healthCheck = JSON.parse(rest.slice(rest.indexOf('[')))
  }
}

function copy(words: string[], workDir: string): void {
  const to = join(workDir, words.at(-1) ?? '')
  const [, stage] = /^--from=(\S+)$/.exec(words[0] ?? '') ?? []
  if (!stage) {
    for (const name of words.slice(0, -1)) copyFromContext(name, words.at(-1) === './' ? join(to, name) : to)
    return
  }
  const from = (words[1] ?? '').replace(
    /^\/site/,
    stage === 'build' ? process.cwd() : join(folder, stage, 'site'),
  )
  if (stage === 'build') cpSync(from, to, { recursive: true })
  else renameSync(from, to)
}

function copyFromContext(name: string, to: string): void {
  const files = execFileSync('git', ['ls-files', '--', name], { encoding: 'utf8' }).trim().split('\n')
  for (const file of files.filter((path) => existsSync(path) && !isIgnored(path))) {
    const target = join(to, file.slice(name.length))
    mkdirSync(dirname(target), { recursive: true })
    cpSync(file, target)
  }
}

/** As docker reads .dockerignore: the last line that matches the file or a folder above it counts. */
function isIgnored(path: string): boolean {
  const above = path.split('/').map((_, at, parts) => parts.slice(0, at + 1).join('/'))
  const last = readFileSync('.dockerignore', 'utf8')
    .trim()
    .split('\n')
    .findLast((line) => above.some((one) => matchesGlob(one, line.replace('!', ''))))
  return last !== undefined && !last.startsWith('!')
}
