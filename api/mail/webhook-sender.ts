import type { MailSender } from './mail-sender.ts'

/** Longest answer that is read, characters. */
const MAX_ANSWER = 10_000

/**
 * Sends notices to the group robot of WeCom or DingTalk. Both answer 200 also where they refuse, with the reason in
 * `errcode` (https://developer.work.weixin.qq.com/document/path/91770,
 * https://open.dingtalk.com/document/orgapp/custom-robots-send-group-messages).
 * @param url the robot's address, which holds its key
 */
export function webhookSender(url: string): MailSender {
  return {
    send: async ({ subject, text }, signal) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(webhookBody(url, subject, text)),
        redirect: 'error',
        signal,
      })
      const answer = (await response.text()).slice(0, MAX_ANSWER)
      if (!response.ok) throw new WebhookError(`HTTP ${response.status}`)
      const code = errorCodeIn(answer)
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
