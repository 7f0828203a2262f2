// node tools/check-durability.ts: counts, from outside, how often the upstream has the disk confirm what it acknowledges
import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const APPLICATIONS = 50
const SECRET = 'only for this measurement'

if (spawnSync('strace', ['-V']).status !== 0) {
  console.error('NOT CHECKED: strace is not installed, so nobody has seen whether anything reaches the disk.')
  process.exit(2)
}
const dataDir = mkdtempSync(join(tmpdir(), 'durability-'))
const trace = join(dataDir, 'trace')
const upstream = spawn(process.execPath, ['api/main.ts'], {
  env: { DATA_DIR: dataDir, API_PORT: '0', RELAY_SECRET: SECRET },
  stdio: ['ignore', 'pipe', 'inherit'],
})
try {
  const [line] = await once(upstream.stdout, 'data')
  const url = /http:\S+/.exec(String(line))?.[0]
  const watching = ['-f', '-e', 'trace=fsync,fdatasync', '-o', trace, '-p', String(upstream.pid)]
  const strace = spawn('strace', watching, { stdio: ['ignore', 'ignore', 'pipe'] })
  await once(strace.stderr, 'data')
  strace.stderr.resume()
  for (let number = 0; number < APPLICATIONS; number++) await apply(`${url}/trial/applications`, number)
  const seen = confirmations()
  console.log(
    `${APPLICATIONS} applications acknowledged one after the other, ${seen} times confirmed by the disk.`,
  )
  if (seen < APPLICATIONS) process.exitCode = 1
} finally {
  upstream.kill('SIGTERM')
  await once(upstream, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
}

function confirmations(): number {
  return readFileSync(trace, 'utf8').match(/f(data)?sync\(.*= 0|f(data)?sync resumed.*= 0/g)?.length ?? 0
}

async function apply(address: string, number: number): Promise<void> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': randomBytes(16).toString('base64url'),
      'x-relay-secret': SECRET,
    },
    body: JSON.stringify({
      name: 'Ann',
      telephone: '13800138000',
      email: `ann${number}@firm.example`,
      code: '000000',
      product: 8,
      lang: 'en',
      consent: { version: '1' },
      deferred: { receivedAt: new Date().toISOString() },
    }),
  })
  if (response.status !== 201) throw new Error(`${response.status}: ${await response.text()}`)
}
