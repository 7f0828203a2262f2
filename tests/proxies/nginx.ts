import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { vi } from 'vitest'
import { freePort } from '../../tools/processes/free-port.ts'
import { makeCertificates } from '../certificates.ts'

export interface Nginx {
  ca: string
  /** As it comes: bodies are read whole and go on over HTTP/1.0. */
  buffered: number
  /** `proxy_request_buffering off` over HTTP/1.1: bodies of unknown length go on in chunks. */
  streaming: number
  stop: () => Promise<void>
}

/** Runs nginx in front of programs of this machine. @param behind host and port, by the name that leads there */
export async function startNginx(behind: Record<string, string>): Promise<Nginx> {
  const { ca, server } = makeCertificates(Object.keys(behind))
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const [buffered, streaming] = [await freePort(), await freePort()]
  const stream = 'proxy_http_version 1.1; proxy_request_buffering off; proxy_set_header Connection "";'
  const servers = Object.entries(behind).flatMap(([name, target]) =>
    Object.entries({ [buffered]: '', [streaming]: stream }).map(
      ([port, more]) => `server {
        listen 127.0.0.1:${port} ssl http2;
        server_name ${name};
        ssl_certificate cert.pem;
        ssl_certificate_key key.pem;
        location / {
          proxy_pass http://${target};
          proxy_set_header Host $host;
          proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
          proxy_set_header X-Forwarded-Proto $scheme;
          ${more}
        }
      }`,
    ),
  )
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  const file = join(folder, 'nginx.conf')
  await writeFile(join(folder, 'cert.pem'), server.cert)
  await writeFile(join(folder, 'key.pem'), server.key)
  await writeFile(
    file,
    `daemon off; pid ${join(folder, 'pid')}; error_log stderr crit; worker_processes 1; events {}
    http { access_log off; ${folders.join(' ')} ${servers.join('\n')} }`,
  )
  const nginx = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' })
  for (const port of [buffered, streaming])
    await vi.waitFor(
      () =>
        new Promise<void>((done, fail) => {
          const socket = connect(port, '127.0.0.1', () => done(void socket.destroy())).on('error', fail)
        }),
      { timeout: 20_000 },
    )
  const stop = async () => {
    const ended = new Promise((done) => nginx.once('exit', done))
    // the master ends its worker
    nginx.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { ca, buffered, streaming, stop }
}
