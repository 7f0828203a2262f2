import { expect } from '@playwright/test'
import { type OutboxMail, readOutbox } from '../mail/outbox.ts'

const outbox = (to?: string) => readOutbox(process.env.E2E_API_URL ?? '', to)

/** The verification code that was mailed to an address. */
export async function mailedCode(email: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      code = (await outbox(email)).find(({ kind }) => kind === 'code')?.code
      return code
    })
    .toMatch(/^\d{6}$/)
  return code ?? ''
}

/** The kinds of the messages about an application, by reference. */
export async function mailsAbout(reference: string): Promise<string[]> {
  return (await outboxAbout(reference)).map(({ kind }) => kind)
}

/** What sales was told about an application. */
export async function salesMailAbout(reference: string): Promise<string> {
  return (await outboxAbout(reference)).find(({ kind }) => kind === 'sales')?.text ?? ''
}

/** Where the applicant gives up product emails, as a path of the site. */
export async function newsAddressIn(reference: string): Promise<string> {
  const mail = (await outboxAbout(reference)).find(({ kind }) => kind === 'confirmation')
  const [address = ''] = /http\S+\/legal\/unsubscribe\?token=\S+/.exec(mail?.text ?? '') ?? []
  const { pathname, search } = new URL(address)
  return pathname + search
}

async function outboxAbout(reference: string): Promise<OutboxMail[]> {
  return (await outbox()).filter((message) => message.reference === reference)
}
