import { getCookie } from '@tanstack/react-start/server'

/** The session cookie's token, if well-formed. */
export function sessionToken(): string | undefined {
  const token = getCookie('token')
  return token && /^[\w.~+/=-]{16,512}$/.test(token) ? token : undefined
}
