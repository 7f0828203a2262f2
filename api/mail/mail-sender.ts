import { createTransport } from 'nodemailer'
import { fetchWhole } from '../contract/http/outbound.ts'
import type { Language } from '../contract/values-schema.ts'
import { wordsOf } from './render-mail.ts'

/** What is sent of a row of the outbox. */
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
  /** @throws what the server or the line answered, or the signal's reason */
  send: (mail: SendableMail, signal: AbortSignal) => Promise<void>
  close: () => void
}

/** Milliseconds, few enough that whoever waits for a code hears of it. A server that has not answered is tried again later. */
const TIMEOUTS = {
  dnsTimeout: 4_000,
  connectionTimeout: 4_000,
  greetingTimeout: 8_000,
  socketTimeout: 15_000,
}
const MAX_CONNECTIONS = 3

/**
 * Sends over SMTP, with a few connections that are kept.
 * @param from the one address all mail comes from
 */
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

/**
 * Sends notices to the group robot of WeCom or DingTalk. Both answer 200 also where they refuse, with the reason in
 * `errcode` (https://developer.work.weixin.qq.com/document/path/91770,
 * https://open.dingtalk.com/document/orgapp/custom-robots-send-group-messages).
 * @param url the robot's address, which holds its key
 */
export function webhookSender(url: string): MailSender {
  return {
    send: async ({ subject, text }, signal) => {
      const response = await fetchWhole(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(webhookBody(url, subject, text)),
        signal,
        timeout: TIMEOUTS.socketTimeout,
      })
      if (!response.ok) throw new WebhookError(`HTTP ${response.status}`)
      const code = errorCodeIn(await response.text())
      if (code !== 0) throw new WebhookError(`errcode ${code}`)
    },
    close: () => {},
  }
}

/** DingTalk's form for its own host, WeCom's for every other. */
export function webhookBody(url: string, title: string, text: string): object {
  const isDingTalk = /(^|\.)dingtalk\.com$/.test(new URL(url).hostname)
  return { msgtype: 'markdown', markdown: isDingTalk ? { title, text } : { content: text } }
}

/** Its code is what the outbox keeps of a failed attempt. */
class WebhookError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** 0 where it was taken. */
function errorCodeIn(answer: string): unknown {
  try {
    return (JSON.parse(answer) as { errcode?: unknown }).errcode ?? 'missing'
  } catch {
    return 'missing'
  }
}

/** How to reach the mail server. */
export interface SmtpSettings {
  host: string
  port: number
  /** `implicit`: TLS from the first byte; `required`: STARTTLS or nothing; `opportunistic`: STARTTLS where it is offered. */
  tls: 'implicit' | StartTls
  auth?: { user: string; pass: string }
}

const START_TLS = ['required', 'opportunistic', 'none'] as const
type StartTls = (typeof START_TLS)[number]

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/**
 * Reads smtps://user:password@host:465 or smtp://host:587. `?tls=` says whether STARTTLS is used: `required` unless told
 * otherwise, on this machine `none`.
 * @returns undefined when it is no such address
 */
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
