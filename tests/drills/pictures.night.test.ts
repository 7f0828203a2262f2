/*
 * A working day of pictures: a hundred photos of 12 to 40 megapixels are uploaded to an upstream, several at a time, while
 * pages are read.
 */
import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '../../api/db/open-database.ts'
import { invite } from '../../api/staff/identity/invitations.ts'
import type { Program } from '../../tools/processes/program.ts'
import { askForCode, postTrialForm, preparePair, referenceIn, type SitePair } from '../site-pair.ts'

const total = 100
/** More than one, so that they wait. */
const atOnce = 6
const email = 'editor@firm.example'
const password = 'a long enough password'

let pair: SitePair
let upstream: Program
const most = { upstream: 0, together: 0, page: 0 }
const answers: Record<string, number> = {}
let isOver = false

beforeAll(async () => {
  pair = await preparePair({ ADMIN: 'on' })
  upstream = await pair.startUpstream()
  await pair.startSite()
}, 120_000)
afterAll(() => pair?.end())

it.skipIf(process.platform !== 'linux')(
  'a hundred pictures fit in the memory that `deploy` allows, and nobody waits for them',
  async ({ annotate }) => {
    const token = await makeEditor()
    const pictures = await makePictures()
    const watching = [watchMemory(), readPages()]
    let next = 0
    const sender = async () => {
      while (next < total) await send(pictures[next++ % pictures.length] as Buffer, token)
    }
    await Promise.all(Array.from({ length: atOnce }, sender)).finally(() => {
      isOver = true
    })
    await Promise.all(watching)
    annotate(
      `${most.upstream} MB at most, ${most.together} with the encoder, a page in ${Math.round(most.page)} ms`,
    )
    expect(answers[200]).toBe(total)
    expect(most.upstream).toBeLessThan(300)
    expect(most.together).toBeLessThan(512)
    expect(most.page).toBeLessThan(2_000)
    expect(await tryAfterwards()).toEqual({ signIn: true, form: true, downloads: true })
  },
  600_000,
)

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
        width: 400,
        height: 300,
        channels: 3,
        background: '#888',
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

/** MB in memory (Linux); of the encoder without the files of the program, which the upstream has in memory, too. */
function memoryOf(pid = 0): { upstream: number; encoder: number } {
  const megabytes = (kind: string, one: string | number) => {
    try {
      const [, kilobytes] =
        new RegExp(`${kind}:\\s+(\\d+)`).exec(readFileSync(`/proc/${one}/status`, 'utf8')) ?? []
      return Math.round(Number(kilobytes ?? 0) / 1024)
    } catch {
      return 0
    }
  }
  const children = globSync(`/proc/${pid}/task/*/children`).flatMap((file) =>
    readFileSync(file, 'utf8').split(' ').filter(Boolean),
  )
  const encoder = children.reduce((sum, child) => sum + megabytes('RssAnon', child), 0)
  return { upstream: megabytes('VmRSS', pid), encoder }
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
  const outbox = await fetch(`${pair.upstreamUrl}/outbox?to=${visitor}`, {
    headers: { accept: 'application/json' },
  })
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
