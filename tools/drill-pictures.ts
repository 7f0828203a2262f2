// A working day of pictures on one machine: a hundred photos of 12 to 40 megapixels are uploaded to an upstream, several at
// a time, while pages are read. Prints what was answered and the most memory that was in use; fails when the upstream
// passes 300 MB, upstream and encoder together the 512 MB that `deploy` allows, or when afterwards sign-in, trial form or
// downloads do not answer.

import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { openDatabase } from '../api/db/open-database.ts'
import { invite } from '../api/staff/identity/invitations.ts'
import { askForCode, postTrialForm, preparePair, referenceIn } from '../tests/site-pair.ts'

const total = 100
/** More than the upstream holds, so that some are refused and sent again. */
const atOnce = 6
const email = 'editor@firm.example'
const password = 'a long enough password'

const pair = await preparePair()
const upstream = await pair.startUpstream()
await pair.startSite()
const most = { upstream: 0, together: 0, page: 0 }
const answers: Record<string, number> = {}
let isOver = false
try {
  const token = await makeEditor()
  const pictures = await makePictures()
  const before = memoryOf(upstream.pid).upstream
  const watching = [watchMemory(), readPages()]
  const start = performance.now()
  let next = 0
  const sender = async () => {
    while (next < total) await send(pictures[next++ % pictures.length] as Buffer, token)
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  const seconds = (performance.now() - start) / 1_000
  isOver = true
  await Promise.all(watching)
  console.info(`${total} pictures in ${seconds.toFixed(0)} s: ${JSON.stringify(answers)}`)
  console.info(`MB: before ${before}, upstream at most ${most.upstream}, with its encoder ${most.together}`)
  console.info(`afterwards ${memoryOf(upstream.pid).upstream} MB, slowest page ${most.page.toFixed(0)} ms`)
  const after = await tryAfterwards()
  console.info(JSON.stringify(after))
  const isWell = Object.values(after).every(Boolean) && answers[200] === total
  if (!isWell || most.upstream >= 300 || most.together >= 512) process.exitCode = 1
} finally {
  isOver = true
  await pair.end()
}

async function makeEditor(): Promise<string> {
  const db = await openDatabase({ dataDir: pair.dataDir })
  const by = { id: null, name: 'drill' }
  const token = await invite(db, { email, role: 'editor', name: 'Editor', lang: 'en' }, by, Date.now())
  await db.destroy()
  const answer = await ask('/staff/v1/invitation/accept', { token, name: 'Editor', password })
  return ((await answer.json()) as { token: string }).token
}

/** Of the formats and sizes that cost most: sharp noise, interlaced and progressive files, transparency, a turned photo. */
async function makePictures(): Promise<Buffer[]> {
  const noise = (width: number, height: number) =>
    sharp({
      create: {
        ...{ width: 400, height: 300, channels: 3, background: '#888' },
        noise: { type: 'gaussian', mean: 128, sigma: 40 },
      },
    }).resize(width, height, { fit: 'fill' })
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 4, background: { r: 36, g: 87, b: 214, alpha: 0.5 } } })
  const pictures = [
    noise(4032, 3024).jpeg({ quality: 90 }),
    noise(6000, 4000).jpeg({ progressive: true }),
    noise(7296, 5440).withMetadata({ orientation: 6 }).jpeg({ quality: 60, progressive: true }),
    flat(7296, 5440).png(),
    flat(7296, 5440).png({ progressive: true }),
    noise(7296, 5440).webp({ quality: 50, effort: 0 }),
    noise(4032, 3024).avif({ effort: 0, quality: 40 }),
    flat(4000, 3000).gif(),
  ]
  const files: Buffer[] = []
  for (const picture of pictures) files.push(await picture.toBuffer())
  return files
}

async function send(picture: Buffer, token: string): Promise<void> {
  for (;;) {
    const headers = { authorization: `Bearer ${token}` }
    const request = { method: 'POST', headers, body: new Uint8Array(picture) }
    const answer = await fetch(`${pair.upstreamUrl}/staff/v1/media?name=photo`, request)
    await answer.arrayBuffer()
    answers[answer.status] = (answers[answer.status] ?? 0) + 1
    if (answer.status !== 429) return
    await wait(Number(answer.headers.get('retry-after')) * 1_000)
  }
}

async function watchMemory(): Promise<void> {
  while (!isOver) {
    const now = memoryOf(upstream.pid)
    most.upstream = Math.max(most.upstream, now.upstream)
    most.together = Math.max(most.together, now.upstream + now.encoder)
    await wait(20)
  }
}

/** MB in memory (Linux). */
function memoryOf(pid = 0): { upstream: number; encoder: number } {
  const megabytes = (one: string | number) => {
    try {
      return Math.round(
        Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${one}/status`, 'utf8'))?.[1] ?? 0) / 1024,
      )
    } catch {
      return 0
    }
  }
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').split(' ').filter(Boolean),
  )
  return { upstream: megabytes(pid), encoder: children.reduce((sum, child) => sum + megabytes(child), 0) }
}

async function readPages(): Promise<void> {
  while (!isOver) {
    const start = performance.now()
    const answer = await fetch(`${pair.upstreamUrl}/news`)
    await answer.arrayBuffer()
    most.page = Math.max(most.page, performance.now() - start)
    await wait(100)
  }
}

async function tryAfterwards() {
  const visitor = `${randomUUID()}@firm.example`
  await askForCode(pair.upstreamUrl, visitor)
  const outbox = await fetch(`${pair.upstreamUrl}/outbox?to=${visitor}`)
  const { messages } = (await outbox.json()) as { messages: { code?: string }[] }
  const form = await postTrialForm(pair.siteUrl, { email: visitor, code: messages[0]?.code ?? '' })
  return {
    signIn: (await ask('/staff/v1/session', { email, password })).ok,
    form: referenceIn(form) !== undefined,
    downloads: (await fetch(`${pair.siteUrl}/en/download/search?q=mvda`)).ok,
  }
}

function ask(path: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${pair.upstreamUrl}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}
