import { createHmac } from 'node:crypto'
import { fetchWhole } from '#contract/http/outbound.ts'
import type { MailSender } from './mail-sender.ts'

/** How long a receiver may take to answer, ms. */
const ANSWER_MS = 15_000

/**
 * Sends notices to the group robot of WeCom or DingTalk. Both answer 200 also where they refuse, with the reason in
 * `errcode` (https://developer.work.weixin.qq.com/document/path/91770,
 * https://open.dingtalk.com/document/orgapp/custom-robots-send-group-messages).
 * @param url the robot's address, which holds its key
 */
export function webhookSender(url: string): MailSender {
  return {
    send: async ({ subject, text }, signal) => {
      const code = errorCodeIn(await post(url, JSON.stringify(webhookBody(url, subject, text)), {}, signal))
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

/** The secrets of `CRM_SECRET`: each `whsec_` and 24 to 64 bytes in base64. @returns undefined where one is none */
export function readSigningSecrets(value: string): Buffer[] | undefined {
  const secrets = value.split(',').map((one) => one.trim())
  const bytes = secrets.map((one) => Buffer.from(one.replace(/^whsec_/, ''), 'base64'))
  const isRight = secrets.every(
    (one, at) =>
      `whsec_${bytes[at]?.toString('base64')}` === one &&
      (bytes[at]?.length ?? 0) >= 24 &&
      (bytes[at]?.length ?? 99) <= 64,
  )
  return isRight ? bytes : undefined
}

/**
 * Sends events to the company's own system, signed as Standard Webhooks 1.0.0 has it (https://www.standardwebhooks.com):
 * libraries in many languages check it. Any answer of 2xx counts as taken, nothing of it is read further.
 * @param secrets each signs, so that the receiver may change from one to the other
 */
export function crmSender(url: string, secrets: readonly Buffer[]): MailSender {
  return {
    send: async ({ id, text }, signal) => {
      const at = String(Math.floor(Date.now() / 1000))
      const signatures = secrets.map(
        (secret) => `v1,${createHmac('sha256', secret).update(`${id}.${at}.${text}`).digest('base64')}`,
      )
      const headers = { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures.join(' ') }
      await post(url, text, headers, signal)
    },
    close: () => {},
  }
}

/** @returns what a good answer says. @throws WebhookError */
async function post(
  url: string,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<string> {
  const response = await fetchWhole(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    signal,
    timeout: ANSWER_MS,
  }).catch((error) => {
    throw new WebhookError(reasonOf(error))
  })
  if (!response.ok) throw new WebhookError(`HTTP ${response.status}`)
  return response.text()
}

/** Why there is no answer, such as `ECONNREFUSED`, `SELF_SIGNED_CERT_IN_CHAIN` or `unexpected redirect`. */
function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: unknown; message?: string } }
  return String(cause?.code ?? cause?.message ?? (name === 'RangeError' ? message : name))
}
