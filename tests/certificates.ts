import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

export interface Certificate {
  /** PEM. */
  cert: string
  key: string
}

/**
 * A certificate authority of a test's own and a certificate it has signed, good for a day. Written out as X.509 asks
 * (RFC 5280), because node makes keys but no certificates and not every machine has a program that does.
 * @param names DNS names of the server
 */
export function makeCertificates(names: readonly string[]): { ca: string; server: Certificate } {
  const authority = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const own = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const issuer = commonName('Authority of a test')
  const isAuthority = extension('2.5.29.19', sequence(boolean(true)), true)
  const altNames = extension('2.5.29.17', sequence(...names.map((name) => tlv(0x82, Buffer.from(name)))))
  const issue = (subject: Buffer, key: KeyObject, extra: Buffer) =>
    signed(
      sequence(
        tlv(0xa0, integer(Buffer.from([2]))),
        integer(Buffer.concat([Buffer.from([1]), randomBytes(8)])),
        ecdsaWithSha256,
        issuer,
        sequence(time(-3_600_000), time(24 * 3_600_000)),
        subject,
        key.export({ type: 'spki', format: 'der' }),
        tlv(0xa3, sequence(extra)),
      ),
      authority.privateKey,
    )
  return {
    ca: issue(issuer, authority.publicKey, isAuthority),
    server: {
      cert: issue(commonName(names[0] ?? ''), own.publicKey, altNames),
      key: own.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    },
  }
}

function signed(content: Buffer, key: KeyObject): string {
  const whole = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, key)))
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`
}

function tlv(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

function sequence(...parts: Buffer[]): Buffer {
  return tlv(0x30, Buffer.concat(parts))
}

function integer(bytes: Buffer): Buffer {
  return tlv(0x02, bytes)
}

function boolean(value: boolean): Buffer {
  return tlv(0x01, Buffer.from([value ? 255 : 0]))
}

function bits(bytes: Buffer): Buffer {
  return tlv(0x03, Buffer.concat([Buffer.from([0]), bytes]))
}

function identifier(dotted: string): Buffer {
  const [first = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  const bytes = rest.flatMap((part) => {
    const digits = [part & 127]
    for (let left = part >> 7; left > 0; left >>= 7) digits.unshift((left & 127) | 128)
    return digits
  })
  return tlv(0x06, Buffer.from([first * 40 + second, ...bytes]))
}

function commonName(name: string): Buffer {
  return sequence(tlv(0x31, sequence(identifier('2.5.4.3'), tlv(0x0c, Buffer.from(name)))))
}

function extension(id: string, value: Buffer, isCritical = false): Buffer {
  return sequence(identifier(id), ...(isCritical ? [boolean(true)] : []), tlv(0x04, value))
}

function time(offset: number): Buffer {
  const digits = new Date(Date.now() + offset).toISOString().replace(/\D/g, '').slice(2, 14)
  return tlv(0x17, Buffer.from(`${digits}Z`))
}

const ecdsaWithSha256 = sequence(identifier('1.2.840.10045.4.3.2'))
