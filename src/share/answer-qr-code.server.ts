import QRCode from 'qrcode'
import { articleIn } from '#contract/keys.ts'
import { isProductKey } from '#contract/products.ts'
import { loadWords } from '#i18n/load-words.ts'
import { wordsOf } from '#i18n/words.tsx'
import { siteEnv } from '#src/site/env.ts'
import { noFile } from '#src/site/failure.ts'
import { isLocale, type Locale } from '#src/site/locale.ts'
import { escapeXml } from '#src/site/xml.ts'

/** QR codes of shareable pages, and of the company's accounts, which have a name for a path. */
export async function answerQrCode(request: Request, lang: string): Promise<Response> {
  const path = new URL(request.url).searchParams.get('path') ?? ''
  const account = isLocale(lang) && (await accountOf(lang, path))
  if (account) return drawn(account, 600)
  if (!isLocale(lang) || !isShared(path)) return noFile(404)
  const address = `${siteEnv().publicOrigin}/${lang}${path}`
  return drawn(address, 86_400)
}

/** @param age s, for which browsers keep it */
async function drawn(address: string, age: number): Promise<Response> {
  return new Response(await drawQrCode(address), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': `public, max-age=${age}` },
  })
}

async function accountOf(lang: Locale, name: string): Promise<string | undefined> {
  await loadWords(lang, ['company-facts'])
  const { qr } = wordsOf(lang, 'company-facts')
  return Object.hasOwn(qr, name) ? qr[name as keyof typeof qr] : undefined
}

function isShared(path: string): boolean {
  const [, area, page = ''] = path.split('/')
  if (articleIn(path)) return true
  return (area === 'product' || area === 'solution') && isProductKey(page) && path === `/${area}/${page}`
}

/** SVG with the quiet zone of four modules. */
export async function drawQrCode(address: string): Promise<string> {
  const svg = await QRCode.toString(address, { type: 'svg', color: { dark: '#0c1a2b' } })
  return svg.replace('>', () => `><title>${escapeXml(String(new URL(address)))}</title>`)
}
