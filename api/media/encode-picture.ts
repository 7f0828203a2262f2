import { writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

/** What this process answers: the picture in its widths in ascending order, or why there are none. */
export type Encoded = { sizes: { data: Uint8Array; width: number; height: number }[] } | { refusal: Refusal }
export type Refusal =
  | 'not-a-picture'
  | 'picture-heic'
  | 'picture-too-narrow'
  | 'picture-too-large'
  | 'picture-broken'

const MAX_PIXELS = 40_000_000
const WIDTHS = [480, 960, 1600]
/** The largest side that WebP can store. */
const MAX_SIDE = 16_383
/** Brands of HEIF files whose pictures are HEVC, for which sharp ships no decoder: what iPhones store. */
const HEIC = /^(hei[cxms]|hev[cxms])$/
/** The longer side by the shorter one, as `pictureSize` of the contract has it. */
const MAX_RATIO = 1_000

// The only thing this process does is to encode one picture: see store-picture.ts.
// where memory runs out, the kernel ends this process and not the one that answers visitors
if (process.platform === 'linux') {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {}
}
sharp.cache(false)
sharp.concurrency(1)
// by their bytes, the picture formats of the web alone: SVG and PDF are programs
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders })

process.once('disconnect', () => process.exit())
process.send?.(await encode(await buffer(process.stdin)), () => process.exit())

async function encode(bytes: Buffer): Promise<Encoded> {
  if (isHeic(bytes)) return { refusal: 'picture-heic' }
  // of the header alone; a size that claims too much is refused below
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!header) return { refusal: 'not-a-picture' }
  const { width, height } = header.autoOrient
  if (header.compression === 'hevc') return { refusal: 'picture-heic' }
  if (Math.max(width, height) > MAX_RATIO * Math.min(width, height)) return { refusal: 'picture-too-narrow' }
  // what decoding takes grows with the bytes of a sample, and AVIF's decoder takes 20 bytes a pixel
  const weight = (header.depth === 'uchar' ? 1 : 2) * (header.format === 'heif' ? 3 : 1)
  if (width * height * weight > MAX_PIXELS) return { refusal: 'picture-too-large' }
  const own = Math.max(1, Math.min(width, Math.floor((width * MAX_SIDE) / height)))
  const widths = [...new Set(WIDTHS.map((wanted) => Math.min(wanted, own)))]
  try {
    return { sizes: await resizeTo(bytes, widths) }
  } catch {
    return { refusal: 'picture-broken' }
  }
}

/** By its first box: the main brand may be a general one, with the codec among the compatible ones. */
function isHeic(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false
  const brands: string[] =
    bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 200)).match(/.{4}/gs) ?? []
  return brands.some((brand) => HEIC.test(brand)) && !brands.includes('avif')
}

/** Decodes once, to the largest width: the others are made from that. */
async function resizeTo(bytes: Buffer, widths: number[]) {
  const largest = { width: widths.at(-1) ?? 1, height: MAX_SIDE, fit: 'inside' } as const
  const decoded = await sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(largest)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = decoded.info
  const sizes = []
  for (const wanted of widths) {
    const picture = sharp(decoded.data, { raw: { width, height, channels } })
    if (wanted < width) picture.resize({ width: wanted })
    const { data, info } = await picture.webp({ quality: 82 }).toBuffer({ resolveWithObject: true })
    sizes.push({ data, width: info.width, height: info.height })
  }
  return sizes
}
