/** How to reach the mail server. */
export interface SmtpSettings {
  host: string
  port: number
  /** `implicit`: TLS from the first byte; `required`: STARTTLS or nothing; `none`: in the clear. */
  tls: 'implicit' | 'required' | 'none'
  auth?: { user: string; pass: string }
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Reads smtps://user:password@host:465 or smtp://host:587. Without TLS only on this machine, or where
 * `?tls=none` says so for an inner network.
 * @returns undefined when it is no such address
 */
export function readSmtpUrl(value: string): SmtpSettings | undefined {
  if (!URL.canParse(value)) return undefined
  const { protocol, hostname, port, username, password, searchParams } = new URL(value)
  const isImplicit = protocol === 'smtps:'
  if ((protocol !== 'smtp:' && !isImplicit) || !hostname) return undefined
  const isPlain = LOOPBACK.test(hostname) || searchParams.get('tls') === 'none'
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (isImplicit ? 465 : 587),
    tls: isImplicit ? 'implicit' : isPlain ? 'none' : 'required',
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  }
}
