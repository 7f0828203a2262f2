import { createTransport } from 'nodemailer'
import type { Language } from '#contract/values-schema.ts'
import { wordsInCode } from './mail-words.ts'
import type { SmtpSettings } from './smtp-url.ts'

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
