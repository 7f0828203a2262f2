import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { benchDir } from './peers.ts'

/** What is asked for, over so many connections that ask again as soon as they have their answer. */
export type Target = {
  url: string
  connections: number
  headers: Record<string, string>
  /** whether every request has a query nobody asked for before */
  isUnique?: boolean
}

type Load = (target: Target, seconds: number) => Promise<number>

const run = promisify(execFile)
let runs = 0

/** wrk takes less from the processor it shares with the server: where there is one, a fast server is not waiting for it. */
export const loader: { name: string; requestsPerSecond: Load } = spawnSync('wrk', ['--version']).error
  ? { name: 'autocannon', requestsPerSecond: autocannon }
  : { name: 'wrk', requestsPerSecond: wrk }

async function wrk(target: Target, seconds: number): Promise<number> {
  const fields = Object.entries(target.headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${target.connections}`, `-d${seconds}s`, ...fields]
  if (target.isUnique) {
    const script = join(benchDir, 'unique-query.lua')
    mkdirSync(benchDir, { recursive: true })
    writeFileSync(
      script,
      'local n = 0\nrequest = function() n = n + 1; return wrk.format(nil, wrk.path .. n) end\n',
    )
    args.push('-s', script)
  }
  const { stdout } = await run('wrk', [...args, urlOf(target, '')])
  const [, failed = '0'] = /Non-2xx or 3xx responses: (\d+)/.exec(stdout) ?? []
  const [, rate = ''] = /Requests\/sec:\s+([\d.]+)/.exec(stdout) ?? []
  return answered(target, Number(rate), Number(failed) / seconds)
}

async function autocannon(target: Target, seconds: number): Promise<number> {
  const fields = Object.entries(target.headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const program = 'bench/node_modules/autocannon/autocannon.js'
  const args = [program, '--json', '-n', '-c', String(target.connections), '-d', String(seconds), ...fields]
  if (target.isUnique) args.push('-I')
  const { stdout } = await run(process.execPath, [...args, urlOf(target, '[<id>]')])
  const { requests, non2xx } = JSON.parse(stdout)
  return answered(target, requests.average, non2xx / seconds)
}

function urlOf({ url, isUnique }: Target, id: string): string {
  runs += 1
  return isUnique ? `${url}?utm_source=${Date.now()}-${runs}-${id}` : url
}

/** Errors are not answers. */
function answered({ url }: Target, rate: number, failed: number): number {
  if (failed > 0)
    console.error(`${failed.toFixed(1)} of ${rate.toFixed(1)} answers per second of ${url} were errors.`)
  return rate - failed
}
