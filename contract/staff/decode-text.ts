/** `line` from 1; undefined where unknown. */
export class NotText extends Error {
  readonly reason: 'binary' | 'encoding' | 'damaged'
  readonly line: number | undefined

  constructor(reason: NotText['reason'], line?: number) {
    super(`${reasons[reason]}${line === undefined ? '' : ` (line ${line})`}`)
    this.reason = reason
    this.line = line
  }
}

const reasons = {
  binary: 'This is no text file. Save it as text or CSV first',
  encoding: 'The encoding is none of UTF-8, UTF-16 and GB18030. Save the file as UTF-8',
  damaged: 'A character was lost when the file was saved (U+FFFD)',
}

/** Zip (office documents), PDF, PNG, JPEG, GIF, OLE (old office documents). */
const BINARY = ['504b0304', '25504446', '89504e47', 'ffd8ff', '47494638', 'd0cf11e0']
/** Control characters other than white space. */
const CONTROL = /(?!\s)\p{Cc}/u
const REPLACEMENT = '\uFFFD'

/**
 * Detects UTF-8 and UTF-16, with or without BOM, and GB18030 (a superset of GBK and GB2312). Keeps line ends.
 * @throws NotText for binary files and invalid bytes
 */
export function decodeText(bytes: Uint8Array): string {
  const start = Array.from(bytes.subarray(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('')
  if (BINARY.some((mark) => start.startsWith(mark))) throw new NotText('binary')
  const utf16 = utf16Of(bytes)
  const text = utf16 ? strict(utf16, bytes) : (strict('utf-8', bytes) ?? decodeGb18030(bytes))
  if (text === undefined) throw new NotText('encoding')
  const lost = text.indexOf(REPLACEMENT)
  if (lost >= 0) throw new NotText('damaged', lineAt(text, lost))
  const control = text.search(CONTROL)
  if (control >= 0) throw new NotText('binary', lineAt(text, control))
  return text
}

function strict(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    // drops the BOM, as `ignoreBOM` is false
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** By BOM, or by the zero bytes of ASCII characters. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes.length % 2 !== 0) return undefined
  const zeros = [0, 0]
  for (let at = 0; at < Math.min(bytes.length, 4096); at += 1)
    if (bytes[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (even === 0 && odd > 0) return 'utf-16le'
  return odd === 0 && even > 0 ? 'utf-16be' : undefined
}

/** Nearly all bytes are valid GB18030, so broken UTF-8 is recognised first by its valid sequences. */
function decodeGb18030(bytes: Uint8Array): string | undefined {
  const lenient = new TextDecoder('utf-8').decode(bytes)
  const broken = lenient.split(REPLACEMENT).length - 1
  const whole = lenient.match(/(?!\uFFFD)\P{ASCII}/gu)?.length ?? 0
  if (whole > broken) throw new NotText('encoding', lineAt(lenient, lenient.indexOf(REPLACEMENT)))
  const text = strict('gb18030', bytes)
  // GB18030 maps unassigned bytes to private use characters
  return text !== undefined && !/(?!\s)[\p{Co}\p{Cc}]/u.test(text) ? text : undefined
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split(/\r\n|\r|\n/).length
}
