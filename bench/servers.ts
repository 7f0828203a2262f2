import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../tools/processes/free-port.ts'
import { siteArguments } from '../tools/processes/site-process.ts'
import { benchDir, peers, telemetryOff } from './peers.ts'

/** A server in one process. */
export type Server = { title: string; url: string; pid: number; startMs: number; stop(): Promise<void> }

/** An answer as it came: header names and values in turn, and the body. */
export type Answer = { headers: string[]; body: Buffer }

type Command = { program?: string; args: string[]; env?: Record<string, string>; cwd?: string; ready: string }

const nginx = '/usr/sbin/nginx'
const running = new Set<Server>()
const dataDir = mkdtempSync(join(tmpdir(), 'site-bench-'))

process.on('exit', () => {
  for (const { pid } of running) process.kill(pid, 'SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** Ends what is running and removes its data. */
export async function stopServers(): Promise<void> {
  for (const server of [...running].reverse()) await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

/** Starts the embedded upstream; its data is kept until `stopServers`. */
export function startUpstream(): Promise<Server & { dataDir: string }> {
  return start('upstream', (port) => ({
    args: ['api/main.ts'],
    env: { API_PORT: String(port), API_HOST: '127.0.0.1', DATA_DIR: dataDir },
    ready: '/readyz',
  })).then((server) => ({ ...server, dataDir }))
}

/** Starts the built site as `npm start` does. */
export function startSite(upstream: Server): Promise<Server> {
  return start('this site', (port) => ({
    args: siteArguments,
    env: {
      NODE_ENV: 'production',
      ...{ PORT: String(port), HOST: '127.0.0.1', API_BASE_URL: upstream.url, DATA_DIR: dataDir },
      ...{ LOG_LEVEL: 'warn', DRAIN_DELAY_MS: '0', ASSET_ARCHIVE_DIR: join(dataDir, 'assets') },
    },
    ready: '/en',
  }))
}

/** Starts those peers that are built. */
export async function startPeers(): Promise<Server[]> {
  const servers: Server[] = []
  for (const { title, cwd, args } of peers) {
    if (existsSync(join(cwd, 'built')))
      servers.push(
        await start(title, (port) => ({
          args,
          cwd,
          env: {
            NODE_ENV: 'production',
            PORT: String(port),
            HOST: '127.0.0.1',
            HOSTNAME: '127.0.0.1',
            ...telemetryOff,
          },
          ready: '/',
        })),
      )
    else console.error(`${title} is left out: npm run bench -- prepare builds it.`)
  }
  return servers
}

/** Starts the least that node:http can do. */
export function startBare({ headers, body }: Answer): Promise<Server> {
  mkdirSync(benchDir, { recursive: true })
  const file = resolve(benchDir, 'answer.json')
  writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64') }))
  return start('node:http', (port) => ({ args: ['bench/bare-server.ts', file, String(port)], ready: '/en' }))
}

/** Starts nginx, where it is installed. */
export async function startNginx({ headers, body }: Answer): Promise<Server[]> {
  if (!existsSync(nginx)) return []
  const folder = resolve(benchDir, 'nginx')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'en'), body)
  const server = await start('nginx', (port) => {
    writeFileSync(join(folder, 'nginx.conf'), nginxConfig(folder, port, headers))
    return {
      program: nginx,
      args: ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', 'error.log'],
      ready: '/en',
    }
  })
  return [server]
}

async function start(title: string, command: (port: number) => Command): Promise<Server> {
  const port = await freePort()
  const { program = process.execPath, args, env, cwd, ready } = command(port)
  const began = performance.now()
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
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
      const force = setTimeout(() => child.kill('SIGKILL'), 5000)
      await ended
      clearTimeout(force)
      running.delete(server)
    },
  }
  running.add(server)
  while (!(await isOk(server.url + ready))) {
    if (child.exitCode !== null || performance.now() - began > 120_000)
      throw new Error(`${title} did not start.`)
    await sleep(5)
  }
  server.startMs = performance.now() - began
  return server
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

function nginxConfig(folder: string, port: number, headers: readonly string[]): string {
  const added = headers.flatMap((name, at) =>
    at % 2 === 1 || /^(content-(length|type)|etag)$/i.test(name)
      ? []
      : [`add_header ${name} ${JSON.stringify(headers[at + 1])};`],
  )
  const location = `location = /en { default_type "text/html; charset=utf-8"; ${added.join(' ')} }`
  const server = `server { listen 127.0.0.1:${port}; root ${folder}; ${location} }`
  const http = `access_log off; server_tokens off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000000;`
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; events {} http { ${http} ${server} }`
}
