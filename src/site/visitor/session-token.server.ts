import { getCookie } from '@tanstack/react-start/server'

/** The visitor's token, when it has the form of one. */
export function sessionToken(): string | undefined {
  const token = getCookie('token')
  return token && /^[\w.~+/=-]{16,512}$/.test(token) ? token : undefined
}
