import { encode, worthEncoding } from '../encode.ts'
import { addVariant } from '../resource.ts'
import { isCompressible } from './content-types.ts'
import type { Assets } from './load-assets.ts'

/**
 * Gives assets the encodings the build did not: until then they are sent as they are. One after the other, since it
 * runs beside the first visitors.
 */
export async function encodeAssets(assets: Assets, signal: AbortSignal): Promise<void> {
  for (const [path, asset] of assets) {
    const { body } = asset.variants.identity
    if (!isCompressible(path) || asset.variants.br || body.byteLength < worthEncoding) continue
    if (signal.aborted) return
    addVariant(asset, 'br', await encode(body, 'br', 'quick'))
    addVariant(asset, 'gzip', await encode(body, 'gzip', 'quick'))
  }
}
