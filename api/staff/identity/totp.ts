import { createHmac, timingSafeEqual } from 'node:crypto'

/** Time step (RFC 6238), ms. */
const STEP_MS = 30_000
const DIGITS = 6
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** https://github.com/google/google-authenticator/wiki/Key-Uri-Format */
export function authenticatorUri(key: Buffer, issuer: string, account: string): string {
  const about = { secret: base32(key), issuer, digits: String(DIGITS), period: String(STEP_MS / 1000) }
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?${new URLSearchParams(about)}`
}

/** Accepts the adjacent time steps. */
export function isTotp(key: Buffer, code: string, now: number): boolean {
  const step = Math.floor(now / STEP_MS)
  const given = Buffer.from(code)
  const taken = [step - 1, step, step + 1].map((counter) => Buffer.from(hotp(key, counter, DIGITS)))
  // constant-time: compares all
  return taken.filter((one) => one.length === given.length && timingSafeEqual(one, given)).length > 0
}

/** RFC 4226, 5.3: HMAC-SHA-1 with dynamic truncation. */
export function hotp(key: Buffer, counter: number, digits: number): string {
  const moving = Buffer.alloc(8)
  moving.writeBigUInt64BE(BigInt(counter))
  const mac = createHmac('sha1', key).update(moving).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  const number = mac.readUInt32BE(offset) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** RFC 4648, without padding. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}
