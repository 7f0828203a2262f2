import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { siteEnv } from '#src/site/env.ts'
import type { ShareImageShape } from '#src/site/share-image.ts'
import type { Card } from './card.ts'
import { cardSvg } from './card-svg.server.tsx'
import { loadRasteriser } from './rasteriser.server.ts'

/** A picture and the name of exactly these bytes. */
export type DrawnCard = { png: Buffer; tag: string }

/** Pictures on the disk beyond this number were drawn for titles that changed since: they start again. */
const mostFiles = 2_000

/** A card as a picture: from memory, from the disk, or drawn now. Each is drawn once, one after the other. */
export async function drawCard(card: Card, shape: ShareImageShape): Promise<DrawnCard> {
  const { metrics, png } = await loadRasteriser()
  const svg = cardSvg(card, shape, metrics, new URL(siteEnv().publicOrigin).host)
  const tag = createHash('sha256').update(svg).digest('hex').slice(0, 32)
  const known = memory.get(tag) ?? (await readFile(fileOf(tag)).catch(() => undefined))
  if (known) {
    memory.set(tag, known)
    return { png: known, tag }
  }
  const drawn = await takeTurn(() => png(svg))
  memory.set(tag, drawn)
  // a picture that could not be kept is drawn again after a restart
  void keep(tag, drawn).catch(() => undefined)
  return { png: drawn, tag }
}

const memory = new LRUCache<string, Buffer>({
  maxSize: 16_000_000,
  sizeCalculation: ({ byteLength }) => byteLength,
})

let turn: Promise<unknown> = Promise.resolve()

/** Drawing holds up everything else for a moment: between two drawings others go first. */
function takeTurn(draw: () => Buffer): Promise<Buffer> {
  const drawn = turn.then(() => new Promise(setImmediate)).then(draw)
  turn = drawn.catch(() => undefined)
  return drawn
}

async function keep(tag: string, png: Buffer): Promise<void> {
  await mkdir(folder(), { recursive: true })
  const names = await readdir(folder())
  if (names.length > mostFiles) await Promise.all(names.map((name) => unlink(join(folder(), name))))
  const draft = `${fileOf(tag)}.${process.pid}`
  await writeFile(draft, png)
  await rename(draft, fileOf(tag))
}

function folder(): string {
  return join(siteEnv().dataDir, 'share')
}

function fileOf(tag: string): string {
  return join(folder(), `${tag}.png`)
}
