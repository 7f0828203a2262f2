import type { Context } from 'hono'
import { canonicalEmail } from '../contract/email.ts'
import { codeIn, freeLine } from '../contract/typed-text.ts'
import { ProblemError } from '../http/problem.ts'
import type { FieldFault } from './words/account-words.ts'

/**
 * The fields of a form that was sent, each as text; a field that is missing is empty, of several the first counts.
 * @throws ProblemError 415 for anything but a plain form
 */
export async function readForm(c: Context): Promise<(name: string) => string> {
  const mediaType = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/x-www-form-urlencoded') throw new ProblemError(415, 'unsupported-media-type')
  const form = new URLSearchParams(await c.req.text())
  return (name) => form.get(name) ?? ''
}

/** An e-mail address as it was typed, in its one spelling, and what is wrong with it. */
export function readEmail(typed: string): { typed: string; email: string; fault: FieldFault | undefined } {
  const email = canonicalEmail(typed)
  if (email !== undefined) return { typed, email, fault: undefined }
  return { typed, email: '', fault: freeLine(typed) === '' ? 'emailRequired' : 'emailFormat' }
}

/** A code as people type or paste it. */
export function readCode(typed: string): { code: string; fault: FieldFault | undefined } {
  const code = codeIn(typed)
  if (/^\d{6}$/.test(code)) return { code, fault: undefined }
  return { code: '', fault: code === '' ? 'codeRequired' : 'codeWrong' }
}
