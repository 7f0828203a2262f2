import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { freePort } from '../../tools/free-port.ts'
import { compileCache, siteProcess } from '../../tools/site-process.ts'
import { waitUntilAnswers } from '../../tools/wait-until-answers.ts'
import { benchFolder, type Peer } from './peers.ts'

/** A server under measurement, in one process (nginx: one worker). */
export type Server = { title: string; url: string; pid: number; startMs: number; stop(): Promise<void> }

/** An answer as it came, for the servers that only repeat it. */
export type Recorded = { headers: string[]; body: Buffer }

/** Starts our upstream with fresh data. */
export function startUpstream(dataDir: string): Promise<Server> {
  return start('upstream', (port) => ({
    args: ['api/main.ts'],
    env: { API_PORT: String(port), API_HOST: '127.0.0.1', DATA_DIR: dataDir },
    ready: '/readyz',
  }))
}

/** Starts the built site the way `npm start` does. */
export function startOurs(
  upstream: string,
  dataDir: string,
  more: Record<string, string> = {},
): Promise<Server> {
  return start('this site', (port) => ({
    args: siteProcess.args,
    env: {
      ...siteProcess.env,
      ...compileCache(dataDir),
      ...{ NODE_ENV: 'production', PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir },
      ...{ API_BASE_URL: upstream, LOG_LEVEL: 'warn', DRAIN_DELAY_MS: '0' },
      ...more,
    },
    ready: '/en',
  }))
}

export function startPeer({ title, folder, args, env }: Peer): Promise<Server> {
  return start(title, (port) => ({
    args,
    env: { NODE_ENV: 'production', ...env(port) },
    cwd: folder,
    ready: '/',
  }))
}

/** Starts the least a node:http server can do: the same bytes with the same headers. */
export function startBare({ headers, body }: Recorded): Promise<Server> {
  const file = resolve(benchFolder, 'bare-answer.json')
  writeFileSync(file, JSON.stringify({ headers, body: body.toString('base64') }))
  return start('bare node:http', (port) => ({
    args: ['bench/site/bare-server.ts', file, String(port)],
    env: {},
    ready: '/en',
  }))
}

/** Starts nginx with one worker and the same bytes and headers, or nothing where nginx is not installed. */
export async function startNginx({ headers, body }: Recorded): Promise<Server | undefined> {
  if (!existsSync('/usr/sbin/nginx')) return undefined
  const folder = resolve(benchFolder, 'nginx')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'en'), body)
  return start('nginx, 1 worker', (port) => {
    writeFileSync(join(folder, 'nginx.conf'), nginxConfig(folder, port, headers))
    return {
      program: '/usr/sbin/nginx',
      args: ['-c', join(folder, 'nginx.conf'), '-p', folder, '-e', join(folder, 'error.log')],
      env: {},
      ready: '/en',
    }
  })
}

/** Memory of a process, bytes. */
export function rssOf({ pid }: Server): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

type Command = { program?: string; args: string[]; env: Record<string, string>; cwd?: string; ready: string }

async function start(title: string, command: (port: number) => Command): Promise<Server> {
  const port = await freePort()
  const { program = process.execPath, args, env, cwd, ready } = command(port)
  const began = performance.now()
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await waitUntilAnswers(url + ready, 60_000)
  return { title, url, pid: child.pid ?? 0, startMs: performance.now() - began, stop: () => stop(child) }
}

async function stop(child: ChildProcess): Promise<void> {
  child.kill('SIGTERM')
  const force = setTimeout(() => child.kill('SIGKILL'), 5000)
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
  clearTimeout(force)
}

function nginxConfig(folder: string, port: number, headers: string[]): string {
  const added: string[] = []
  for (let at = 0; at < headers.length; at += 2) {
    const [name = '', value = ''] = headers.slice(at, at + 2)
    if (!/^(content-length|content-type|etag)$/i.test(name))
      added.push(`add_header ${name} ${JSON.stringify(value)};`)
  }
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid;
events { worker_connections 256; }
http {
  access_log off; server_tokens off; sendfile on; tcp_nopush on; open_file_cache max=100; keepalive_requests 1000000000;
  server {
    listen 127.0.0.1:${port}; root ${folder};
    location = /en { default_type "text/html; charset=utf-8"; ${added.join(' ')} }
  }
}
`
}
