import { brotliDecompressSync } from 'node:zlib'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { type FontMetrics, readFontMetrics } from './font-metrics.ts'

/** Turns drawings into pictures. No font of the machine takes part, so the same drawing gives the same bytes anywhere. */
export type Rasteriser = { metrics: FontMetrics; png(svg: string): Buffer }

/** The rasteriser of this process, loaded when the first picture is wanted. */
export function loadRasteriser(): Promise<Rasteriser> {
  loading ??= load()
  return loading
}

let loading: Promise<Rasteriser> | undefined

async function load(): Promise<Rasteriser> {
  const [program, packedFont] = await Promise.all([
    import('@resvg/resvg-wasm/index_bg.wasm?url&inline'),
    import('./font/noto-sans-sc-bold.otf.br?url&inline'),
  ])
  await initWasm(new Uint8Array(bytesOf(program.default)))
  const font = new Uint8Array(brotliDecompressSync(bytesOf(packedFont.default)))
  const options = { font: { fontBuffers: [font], defaultFontFamily: 'Noto Sans CJK SC' } }
  return {
    metrics: readFontMetrics(font),
    png: (svg) => {
      const drawing = new Resvg(svg, options)
      const image = drawing.render()
      const png = Buffer.from(image.asPng())
      // the memory is the program's, which no collector sees
      image.free()
      drawing.free()
      return png
    },
  }
}

/** The build carries files in its code: there is no place beside it that every deployment would have. */
function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}
