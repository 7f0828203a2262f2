import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tools/processes/free-port.ts'
import { waitUntilAnswers } from '../tools/processes/wait-until-answers.ts'

/**
 * nginx in front of a server, as Debian has it but for what is given.
 * @param caching directives of its `http` block; FOLDER is one of its own
 */
export async function startNginx(target: string, caching = '', location = '') {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  )
  // its workers give up root, and could not write into the folder
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  const config = `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log; events {}
http { access_log off; ${temporary.join(' ')} ${caching.replace('FOLDER', folder)}
  server { listen 127.0.0.1:${port}; location / {
    proxy_pass ${target}; proxy_set_header Host localhost; ${location} } } }`
  await writeFile(join(folder, 'nginx.conf'), config)
  const nginx = spawn('nginx', ['-p', folder, '-c', 'nginx.conf'], { stdio: 'ignore' })
  const ended = once(nginx, 'exit')
  const url = `http://127.0.0.1:${port}`
  await waitUntilAnswers(`${url}/healthz`, { name: 'nginx', ended })
  const close = async () => {
    nginx.kill('SIGTERM')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  return { url, close }
}
