/**
 * Runs `tools/<name>.ts` or a program's path on Node 24, installed by npm as an optional package for this platform:
 * `node tools/run.mjs start`. Plain JavaScript, because an older Node cannot load a .ts file.
 */
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import module from 'node:module'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { endWithNpm } from './processes/end-with-npm.mjs'

const wantedMajor = 24
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [name, ...args] = process.argv.slice(2)
const path = name?.endsWith('.ts') ? name : `tools/${name}.ts`
const script = join(root, path)
process.chdir(root)

if (!existsSync(join(root, 'node_modules'))) fail('The packages are not installed yet. Run `npm ci` first.')
if (!existsSync(script)) fail(`There is no ${path}.`)
endWithNpm()
// compile cache across starts: a fully cached program starts faster and does not load Node's TypeScript compiler (30 MB)
process.env.NODE_COMPILE_CACHE ??= join(process.env.DATA_DIR || '.data', 'compiled')
if (majorOf(process.versions.node) >= wantedMajor) await runHere()
else runOn(installedNode())

async function runHere() {
  module.enableCompileCache()
  addToPath(process.execPath)
  process.argv = [process.execPath, script, ...args]
  await import(pathToFileURL(script).href)
}

function runOn(node) {
  addToPath(node)
  // the IPC channel closes when this process ends, however it ends
  const child = spawn(node, [...process.execArgv, script, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  // the terminal also sends Ctrl-C to the child: wait for its end
  process.on('SIGINT', () => {})
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('error', (error) => fail(`${node} could not be started: ${error.message}`))
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
}

function installedNode() {
  const { platform, arch } = process
  const system = platform === 'win32' ? 'win' : platform
  const program = platform === 'win32' ? 'node.exe' : 'node'
  for (const folder of [`node-${system}-${arch}`, `node-bin-${system}-${arch}`]) {
    const path = join(root, 'node_modules', folder, 'bin', program)
    if (existsSync(path) && spawnSync(path, ['--version']).status === 0) return path
  }
  return fail(
    `This project needs Node ${wantedMajor}. This machine has Node ${process.versions.node}, and npm installed none ` +
      `for ${platform} ${arch}.\nRun \`npm ci\` again without --omit=optional, or install Node ${wantedMajor} yourself.`,
  )
}

// for `#!/usr/bin/env node`
function addToPath(node) {
  process.env.PATH = [dirname(node), join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter)
}

function majorOf(version) {
  return Number(version.split('.')[0])
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
