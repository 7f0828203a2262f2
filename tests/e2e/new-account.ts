import { mailedCode, newAddress } from './mailed-code.ts'

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
export async function newAccount(name: string): Promise<Account> {
  const email = newAddress()
  await postForm('register', { email })
  const fields = { step: 'account', email, name, password: accountPassword, consent: 'on' }
  const done = await postForm('register', { ...fields, code: await mailedCode(email) })
  if (done.status !== 303) throw new Error(`not registered: ${done.status}`)
  const cookies = done.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '')
  const token = cookies.find((cookie) => cookie.startsWith('token='))?.slice('token='.length) ?? ''
  return { name, email, token, cookie: cookies.join('; ') }
}

function postForm(page: string, fields: Record<string, string>): Promise<Response> {
  const address = `${process.env.E2E_API_URL}/m/${page}?lang=en`
  return fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(address).origin },
    body: new URLSearchParams(fields),
  })
}
