import { writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

/** Result of the process: the picture by ascending width, or the reason of refusal. */
export type Encoded = { sizes: { data: Uint8Array; width: number; height: number }[] } | { refusal: Refusal }
export type Refusal =
  | 'not-a-picture'
  | 'picture-heic'
  | 'picture-too-narrow'
  | 'picture-too-large'
  | 'picture-broken'

const MAX_PIXELS = 40_000_000
const WIDTHS = [480, 960, 1600]
/** WebP's maximum side. */
const MAX_SIDE = 16_383
/** HEIF brands with HEVC (iPhones), which sharp's prebuilt libvips cannot decode. */
const HEIC = /^(hei[cxms]|hev[cxms])$/
/** Maximum aspect ratio, as in the contract's `pictureSize`. */
const MAX_RATIO = 1_000

// Encodes one picture per process: see store-picture.ts. raises oom_score_adj: out of memory, the kernel kills this
// process, not the server
if (process.platform === 'linux') {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {}
}
sharp.cache(false)
sharp.concurrency(1)
// raster formats by content: SVG and PDF can contain programs
const loaders = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((name) => `VipsForeignLoad${name}`)
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: loaders })

process.once('disconnect', () => process.exit())
process.send?.(await encode(await buffer(process.stdin)), () => process.exit())

async function encode(bytes: Buffer): Promise<Encoded> {
  if (isHeic(bytes)) return { refusal: 'picture-heic' }
  // reads the header only; its size is checked below
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!header) return { refusal: 'not-a-picture' }
  const { width, height } = header.autoOrient
  if (header.compression === 'hevc') return { refusal: 'picture-heic' }
  if (Math.max(width, height) > MAX_RATIO * Math.min(width, height)) return { refusal: 'picture-too-narrow' }
  // decoding cost: bytes per sample, and AVIF's decoder takes 20 bytes a pixel
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

/** By its `ftyp` box: the codec's brand may be among the compatible ones. */
function isHeic(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false
  const brands: string[] =
    bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 200)).match(/.{4}/gs) ?? []
  return brands.some((brand) => HEIC.test(brand)) && !brands.includes('avif')
}

/** Decodes once, at the largest width, and scales the others from that. */
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
