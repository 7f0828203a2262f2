import { createTransport } from 'nodemailer'
import type { Language } from '../contract/values-schema.ts'
import { wordsInCode } from './mail-words.ts'

interface SendableMail {
  id: string
  recipient: string
  reply_to: string | null
  lang: Language
  subject: string
  text: string
  html: string
  created_at: number
  unsubscribe: string | null
}

export interface MailSender {
  /** @throws the server's or connection's error, or the signal's reason */
  send: (mail: SendableMail, signal: AbortSignal) => Promise<void>
  close: () => void
}

/** Ms, short enough to report to whoever waits for a code. */
const TIMEOUTS = {
  dnsTimeout: 4_000,
  connectionTimeout: 4_000,
  greetingTimeout: 8_000,
  socketTimeout: 15_000,
}
const MAX_CONNECTIONS = 3

/** SMTP with a small connection pool. @param from sender of all mail */
export function smtpSender(
  smtp: SmtpSettings,
  from: string,
  timeouts: Partial<typeof TIMEOUTS> = TIMEOUTS,
): MailSender {
  const transport = createTransport({
    pool: true,
    host: smtp.host,
    port: smtp.port,
    secure: smtp.tls === 'implicit',
    requireTLS: smtp.tls === 'required',
    ignoreTLS: smtp.tls === 'none',
    ...(smtp.auth ? { auth: smtp.auth } : {}),
    maxConnections: MAX_CONNECTIONS,
    // the outbox retries
    maxRequeues: 0,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
  return {
    send: async (mail, signal) => {
      await transport.sendMail({ ...message(mail, from), signal })
    },
    close: () => transport.close(),
  }
}

/** Addresses as objects are not parsed. A constant Message-ID lets servers drop duplicates. */
function message(mail: SendableMail, from: string) {
  const address = (value: string) => ({ name: '', address: value })
  return {
    from: { name: wordsInCode(mail.lang).company, address: from },
    to: address(mail.recipient),
    ...(mail.reply_to ? { replyTo: address(mail.reply_to) } : {}),
    envelope: { from, to: [mail.recipient] },
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    date: new Date(mail.created_at),
    headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(mail) },
  }
}

/** RFC 8058 one-click unsubscribe. DKIM must cover both headers. */
function unsubscribeHeaders({ unsubscribe }: SendableMail): Record<string, string> {
  if (unsubscribe === null) return {}
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}

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
