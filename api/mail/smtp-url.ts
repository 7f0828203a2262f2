/** How to reach the mail server. */
export interface SmtpSettings {
  host: string
  port: number
  /** `implicit`: TLS; `required`: STARTTLS mandatory; `opportunistic`: STARTTLS if offered */
  tls: 'implicit' | StartTls
  auth?: { user: string; pass: string }
}

const START_TLS = ['required', 'opportunistic', 'none'] as const
type StartTls = (typeof START_TLS)[number]

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** smtps://user:password@host:465 or smtp://host:587. `?tls=`: default `required`, on loopback `none`. */
export function readSmtpUrl(value: string): SmtpSettings | undefined {
  if (!URL.canParse(value)) return undefined
  const { protocol, hostname, port, username, password, searchParams } = new URL(value)
  const isImplicit = protocol === 'smtps:'
  if ((protocol !== 'smtp:' && !isImplicit) || !hostname) return undefined
  const wanted = searchParams.get('tls') ?? (LOOPBACK.test(hostname) ? 'none' : 'required')
  const startTls = START_TLS.find((one) => one === wanted)
  if (!startTls) return undefined
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (isImplicit ? 465 : 587),
    tls: isImplicit ? 'implicit' : startTls,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
  }
}
