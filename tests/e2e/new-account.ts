import { newAddress, readOutbox } from '../mail/outbox.ts'

/** What somebody who is logged in sends along. */
export interface Account {
  name: string
  email: string
  token: string
  /** The Cookie header. */
  cookie: string
}

export const accountPassword = 'correct horse battery staple'

/** Registers somebody new the way the account pages do, without a browser. */
export async function newAccount(
  name: string,
  upstreamUrl: string = process.env.E2E_API_URL ?? '',
): Promise<Account> {
  const email = newAddress()
  const register = (fields: Record<string, string>) =>
    fetch(`${upstreamUrl}/m/register?lang=en`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: new URL(upstreamUrl).origin },
      body: new URLSearchParams(fields),
    })
  await register({ email })
  const [mail] = await readOutbox(upstreamUrl, email)
  const fields = { step: 'account', email, name, password: accountPassword, consent: 'on' }
  const done = await register({ ...fields, code: mail?.code ?? '' })
  if (done.status !== 303) throw new Error(`not registered: ${done.status}`)
  const cookies = done.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('token='))?.slice('token='.length) ?? ''
  return { name, email, token, cookie: cookies.join('; ') }
}
