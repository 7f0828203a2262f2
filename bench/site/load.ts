import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { benchFolder } from './peers.ts'

/** One measurement: requests a second, and latencies in ms. */
export type Load = { rps: number; p50: number; p99: number; errors: number }

export type Loader = {
  name: string
  /** @param connections kept open, each asking again as soon as it has its answer */
  run(url: string, headers: Record<string, string>, seconds: number, connections: number): Promise<Load>
}

/** wrk where it is installed, which takes the least from the servers it measures; else autocannon, installed on demand. */
export function createLoader(): Loader {
  return spawnSync('wrk', ['--version']).error ? autocannon() : wrk
}

const wrk: Loader = {
  name: 'wrk, 1 thread',
  run: async (url, headers, seconds, connections) => {
    const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
    const output = await outputOf('wrk', [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      ...fields,
      url,
    ])
    const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? 0)
    return {
      rps: number(/Requests\/sec:\s+([\d.]+)/),
      p50: milliseconds(/50%\s+(\S+)/.exec(output)?.[1]),
      p99: milliseconds(/99%\s+(\S+)/.exec(output)?.[1]),
      errors: number(/Non-2xx or 3xx responses: (\d+)/),
    }
  },
}

function autocannon(): Loader {
  const folder = join(benchFolder, 'load')
  cpSync('bench/peers/load', folder, { recursive: true })
  if (!existsSync(join(folder, 'node_modules'))) {
    spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' })
  }
  return {
    name: 'autocannon',
    run: async (url, headers, seconds, connections) => {
      const fields = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
      const program = join(folder, 'node_modules/autocannon/autocannon.js')
      const args = [program, '--json', '-n', '-c', String(connections), '-d', String(seconds), ...fields, url]
      const { requests, latency, non2xx } = JSON.parse(await outputOf(process.execPath, args))
      return { rps: requests.average, p50: latency.p50, p99: latency.p99, errors: non2xx }
    },
  }
}

function milliseconds(text = ''): number {
  const [, value, unit] = /^([\d.]+)(us|ms|s)$/.exec(text) ?? []
  return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? 'ms'] ?? 1)
}

function outputOf(program: string, args: string[]): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] })
  let output = ''
  child.stdout.on('data', (data) => {
    output += data
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => resolve(output))
  })
}
