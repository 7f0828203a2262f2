import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { encode } from './encode.ts'

const bodies: [string, Buffer][] = [
  ['nothing', Buffer.alloc(0)],
  ['one byte', Buffer.from('a')],
  ['a page', Buffer.from('<p>桌面虚拟化 and a little more</p>'.repeat(2_000))],
  // larger when encoded: more than the encoder has room for at once
  ['what cannot be made smaller', randomBytes(300_000)],
]

describe.each(['hasty', 'quick', 'best'] as const)('%s', (effort) => {
  test.each(bodies)('%s comes out as it went in', async (_, body) => {
    expect(brotliDecompressSync(await encode(body, 'br', effort))).toEqual(body)
    expect(gunzipSync(await encode(body, 'gzip', effort))).toEqual(body)
  })
})
