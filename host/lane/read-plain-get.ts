/** A request without a body; headers are names and values in turn, as node lists them. */
export type PlainGet = {
  method: 'GET'
  url: string
  rawHeaders: string[]
  /** where what follows it begins */
  end: number
}

/**
 * Reads a GET that cannot be understood in two ways: complete, HTTP/1.1, in visible ASCII with the line ends and spaces
 * that RFC 9112 prescribes, about a path of this site, with nothing that asks for something of the connection or
 * announces a body. Whatever else is left to node's parser.
 * @param text bytes of the connection, one character each
 * @param start where the request begins
 */
export function readPlainGet(text: string, start: number): PlainGet | undefined {
  requestLine.lastIndex = start
  const first = requestLine.exec(text)
  if (!first) return undefined
  const rawHeaders: string[] = []
  let at = requestLine.lastIndex
  while (text.charCodeAt(at) !== carriageReturn) {
    headerLine.lastIndex = at
    const header = headerLine.exec(text)
    const name = header?.[1]
    if (!header || name === undefined || rawHeaders.length >= mostHeaders * 2) return undefined
    const value = header[2] ?? ''
    if (isForNode(name, value)) return undefined
    rawHeaders.push(name, value)
    at = headerLine.lastIndex
  }
  if (text.charCodeAt(at + 1) !== lineFeed) return undefined
  return { method: 'GET', url: first[1] as string, rawHeaders, end: at + 2 }
}

const requestLine = /GET (\/[!-~]*) HTTP\/1\.1\r\n/y

// a value begins and ends with something visible; spaces around it are not part of it (RFC 9112, 5)
const headerLine = /([\w!#$%&'*+.^`|~-]+):[ \t]*((?:[!-~](?:[\t -~]*[!-~])?)?)[ \t]*\r\n/y

const carriageReturn = 13
const lineFeed = 10

/** Browsers send some twenty. */
const mostHeaders = 64

function isForNode(name: string, value: string): boolean {
  switch (lengths.has(name.length) ? name.toLowerCase() : '') {
    case 'connection':
    // no standard, but node's parser goes by it
    case 'proxy-connection':
      return value.toLowerCase() !== 'keep-alive'
    case 'content-length':
    case 'expect':
    case 'te':
    case 'trailer':
    case 'transfer-encoding':
    case 'upgrade':
      return true
    default:
      return false
  }
}

const lengths = new Set([2, 6, 7, 10, 14, 16, 17])
