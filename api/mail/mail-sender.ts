import { createTransport } from 'nodemailer'
import type { Language } from '../contract/values-schema.ts'
import type { SmtpSettings } from './smtp-settings.ts'
import { wordsOf } from './words/words-of.ts'

/** What is sent of a row of the outbox. */
export interface SendableMail {
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
  /** @throws what the server or the line answered, or the signal's reason */
  send: (mail: SendableMail, signal: AbortSignal) => Promise<void>
  close: () => void
}

/** Milliseconds. A server that has not answered by then is tried again later. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
const MAX_CONNECTIONS = 3

/**
 * Sends over SMTP, with a few connections that are kept.
 * @param from the one address all mail comes from
 */
export function smtpSender(smtp: SmtpSettings, from: string, timeouts = TIMEOUTS): MailSender {
  const transport = createTransport({
    pool: true,
    host: smtp.host,
    port: smtp.port,
    secure: smtp.tls === 'implicit',
    requireTLS: smtp.tls === 'required',
    ignoreTLS: smtp.tls === 'none',
    ...(smtp.auth ? { auth: smtp.auth } : {}),
    maxConnections: MAX_CONNECTIONS,
    // Trying again is the outbox's business, which remembers it.
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

/**
 * Addresses are objects, so that nothing in them is parsed; subjects hold no visitor's words. The Message-ID is
 * the same at every attempt: should a server have taken a message whose answer was lost, the two are one.
 */
function message(mail: SendableMail, from: string) {
  const address = (value: string) => ({ name: '', address: value })
  return {
    from: { name: wordsOf(mail.lang).company, address: from },
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

/** RFC 8058: a mail program unsubscribes by one POST. Whoever signs mail (DKIM) has to sign both. */
function unsubscribeHeaders({ unsubscribe }: SendableMail): Record<string, string> {
  if (unsubscribe === null) return {}
  return { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
}
