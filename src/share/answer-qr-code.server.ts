import QRCode from 'qrcode'
import { isProductKey } from '#api/contract/products.ts'
import { siteEnv } from '#src/site/env.ts'
import { isLocale } from '#src/site/locale.ts'

/** QR codes of shareable pages only. */
export async function answerQrCode(request: Request, lang: string): Promise<Response> {
  const path = new URL(request.url).searchParams.get('path') ?? ''
  if (!isLocale(lang) || !isShared(path)) return new Response('Not Found\n', { status: 404, headers: plain })
  const address = `${siteEnv().publicOrigin}/${lang}${path}`
  return new Response(await drawQrCode(address), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
}

function isShared(path: string): boolean {
  const [, area, page = '', id = ''] = path.split('/')
  if (path === `/about/news-detail/${id}`) return uuid.test(id)
  return (area === 'product' || area === 'solution') && isProductKey(page) && path === `/${area}/${page}`
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const plain = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

/** SVG with the quiet zone of four modules. */
export async function drawQrCode(address: string): Promise<string> {
  const svg = await QRCode.toString(address, { type: 'svg', color: { dark: '#0c1a2b' } })
  return svg.replace('>', `><title>${new URL(address)}</title>`)
}
