import { isCommonPassword } from './common-passwords.ts'

/** NIST SP 800-63B-4, 3.1.1.2: at least 8, better 15, no rules about kinds of characters. */
const LEAST = 8
const MOST = 128

export type PasswordFault = 'passwordRequired' | 'passwordShort' | 'passwordLong' | 'passwordCommon'

/**
 * What is wrong with a password somebody wants to have.
 * @param about what others know of its owner: address and name
 */
export function passwordFault(password: string, about: readonly string[]): PasswordFault | undefined {
  if (password === '') return 'passwordRequired'
  const text = password.toWellFormed().normalize('NFC')
  const length = [...text].length
  if (length < LEAST) return 'passwordShort'
  if (length > MOST) return 'passwordLong'
  const folded = text.toLowerCase()
  const known = about.flatMap((one) => [one, one.split('@')[0] ?? '']).map((one) => one.toLowerCase())
  return isCommonPassword(folded) || known.includes(folded) ? 'passwordCommon' : undefined
}
