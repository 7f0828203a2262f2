import { expect } from '@playwright/test'

/** The verification code that was mailed to an address, read from the development outbox of the upstream. */
export async function mailedCode(email: string): Promise<string> {
  let code: string | undefined
  await expect
    .poll(async () => {
      const address = `${process.env.E2E_API_URL}/outbox?to=${encodeURIComponent(email)}`
      const response = await fetch(address, { headers: { accept: 'application/json' } })
      const { messages } = (await response.json()) as { messages: { kind: string; code?: string }[] }
      code = messages.find(({ kind }) => kind === 'code')?.code
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

async function outboxAbout(reference: string) {
  const response = await fetch(`${process.env.E2E_API_URL}/outbox`, {
    headers: { accept: 'application/json' },
  })
  const { messages } = (await response.json()) as {
    messages: { kind: string; text: string; reference?: string }[]
  }
  return messages.filter((message) => message.reference === reference)
}

/** An address nobody used before: limits count per address. */
export function newAddress(): string {
  return `visitor-${crypto.randomUUID().slice(0, 8)}@example.com`
}
