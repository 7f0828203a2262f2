export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The encodings a client takes, best first (RFC 9110, 12.5.3): by its q-values, among equals by size. `identity`
 * ends the list even where the client refuses it, since a readable answer is better than a 406.
 */
export function preferredEncodings(header: string | undefined): readonly Encoding[] {
  if (!header) return identityOnly
  const known = remembered.get(header)
  if (known) return known
  const parsed = parse(header)
  // browsers send a handful of different values; anything beyond is somebody counting
  if (remembered.size < 64) remembered.set(header, parsed)
  return parsed
}

const identityOnly: readonly Encoding[] = ['identity']
const bySize: readonly Encoding[] = ['br', 'gzip', 'identity']
const remembered = new Map<string, readonly Encoding[]>()

function parse(header: string): readonly Encoding[] {
  const weights = new Map<string, number>()
  for (const item of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim())
    if (name) weights.set(name === 'x-gzip' ? 'gzip' : name, weightOf(parameters))
  }
  const weigh = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.0001 : 0)
  const accepted = bySize.filter((encoding) => weigh(encoding) > 0).sort((a, b) => weigh(b) - weigh(a))
  return accepted.includes('identity') ? accepted : [...accepted, 'identity']
}

function weightOf(parameters: readonly string[]): number {
  const q = parameters.find((parameter) => parameter.startsWith('q='))
  if (q === undefined) return 1
  const weight = Number(q.slice(2))
  return weight >= 0 && weight <= 1 ? weight : 0
}
