import { brotliDecompressSync } from 'node:zlib'
import { initWasm, Resvg } from '@resvg/resvg-wasm'

/** A drawing as a PNG. No font of the machine takes part, so the same drawing gives the same bytes anywhere. */
export async function rasterise(svg: string): Promise<Buffer> {
  loading ??= load()
  const drawing = new Resvg(svg, await loading)
  const image = drawing.render()
  const png = Buffer.from(image.asPng())
  // the memory is the program's, which no collector sees
  image.free()
  drawing.free()
  return png
}

let loading: ReturnType<typeof load> | undefined

/** Program and font, loaded when the first picture is wanted. */
async function load() {
  const [program, packedFont] = await Promise.all([
    import('@resvg/resvg-wasm/index_bg.wasm?url&inline'),
    import('./font/noto-sans-sc-bold.otf.br?url&inline'),
  ])
  await initWasm(new Uint8Array(bytesOf(program.default)))
  const font = new Uint8Array(brotliDecompressSync(bytesOf(packedFont.default)))
  return { font: { fontBuffers: [font], defaultFontFamily: 'Noto Sans CJK SC' } }
}

/** The build carries files in its code: there is no place beside it that every deployment would have. */
function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}
