import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../tools/processes/free-port.ts'
import { benchDir, peers } from './peers.ts'
import { recordAnswer } from './record-answer.ts'

export type Server = { title: string; url: string; pid: number; startMs: number; stop(): Promise<void> }

type Command = { program?: string; args: string[]; env?: Record<string, string>; cwd?: string }

const nginx = '/usr/sbin/nginx'
const running = new Set<Server>()

process.on('exit', () => {
  for (const { pid } of running) process.kill(pid, 'SIGKILL')
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

export async function stopServers(): Promise<void> {
  for (const server of [...running].reverse()) await server.stop()
}

/** @returns with whether its links are followed by scripts */
export async function startPeers(): Promise<(Server & { follows: boolean })[]> {
  const servers: (Server & { follows: boolean })[] = []
  for (const { title, builtFile, folder: cwd, start: args, product } of peers)
    if (existsSync(builtFile)) {
      const server = await startServer(title, (port) => ({ args, cwd, env: networkOf(port) }))
      servers.push({ ...server, follows: product !== undefined })
    } else console.error(`${title} is left out: npm run bench -- prepare builds it.`)
  return servers
}

export function networkOf(port: number): Record<string, string> {
  return { NODE_ENV: 'production', HOST: '127.0.0.1', HOSTNAME: '127.0.0.1', PORT: String(port) }
}

export function startBare(url: string): Promise<Server> {
  return startServer('node:http', (port) => ({ args: ['bench/bare-server.ts', url, String(port)] }))
}

/** Starts nginx with a page's recorded answer, if installed. */
export async function startNginx(url: string): Promise<Server[]> {
  if (!existsSync(nginx)) return []
  const { headers, body } = await recordAnswer(url)
  const added = headers
    .filter(([name]) => !/^(content-(length|type)|etag)$/.test(name))
    .map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
  const cwd = join(benchDir, 'nginx')
  const file = join(cwd, 'nginx.conf')
  cpSync('bench/peers/nginx', cwd, { recursive: true })
  for (const name of ['en', 'index.html']) writeFileSync(join(cwd, name), body)
  const server = await startServer('nginx', (port) => {
    const config = readFileSync(file, 'utf8').replace('PORT', String(port))
    writeFileSync(file, config.replace('HEADERS', added.join(' ').replaceAll('$', '$$$$')))
    return { program: nginx, args: ['-p', cwd, '-c', file, '-e', 'error.log'] }
  })
  return [server]
}

export async function startServer(title: string, command: (port: number) => Command): Promise<Server> {
  const port = await freePort()
  const { program = process.execPath, args, env, cwd } = command(port)
  const began = performance.now()
  const child = spawn(program, args, {
    env: { ...process.env, ...env },
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  const server: Server = {
    title,
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    startMs: 0,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      running.delete(server)
    },
  }
  running.add(server)
  while (!(await isOk(server.url))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`${title} did not start.`)
    await sleep(5)
  }
  server.startMs = performance.now() - began
  return server
}

/** Seconds of processor that a server and its processes have used (`proc_pid_stat(5)`, in ticks of 10 ms). */
export function processorSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  const own = (Number(fields[11]) + Number(fields[12])) / 100
  return childrenOf(pid).reduce((sum, child) => sum + processorSeconds(child), own)
}

export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number)
}

async function isOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url)
    await response.arrayBuffer()
    return response.ok
  } catch {
    return false
  }
}
