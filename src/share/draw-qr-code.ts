import QRCode from 'qrcode'

/** The code of a text as an SVG of dark modules on a white plate with the four modules of quiet zone a reader needs. */
export function drawQrCode(text: string): string {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules
  let path = ''
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      if (!data[y * size + x]) continue
      const start = x
      while (x + 1 < size && data[y * size + x + 1]) x++
      path += `M${start} ${y}h${x - start + 1}v1h-${x - start + 1}z`
    }
  }
  const width = size + 8
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${width} ${width}" shape-rendering="crispEdges"><title>${new URL(text)}</title><path fill="#fff" d="M-4-4h${width}v${width}h-${width}z"/><path fill="#0c1a2b" d="${path}"/></svg>\n`
}
