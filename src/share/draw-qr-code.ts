import QRCode from 'qrcode'

/** The code of an address as an SVG with the four modules of quiet zone a reader needs. */
export async function drawQrCode(address: string): Promise<string> {
  const svg = await QRCode.toString(address, { type: 'svg', color: { dark: '#0c1a2b' } })
  return svg.replace('>', `><title>${new URL(address)}</title>`)
}
