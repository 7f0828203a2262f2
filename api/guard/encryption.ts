import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { SecretList } from '../base/trial-secrets.ts'

/** Version prefix of the ciphertext. */
const FORM = 'gcm.'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM. @param purpose derives a key of its own @param about what the text belongs to, authenticated */
export function encrypt([secret]: SecretList, purpose: string, about: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce).setAAD(Buffer.from(about))
  const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]
  return FORM + Buffer.concat(parts).toString('base64url')
}

/** undefined where no secret decrypts it */
export function decrypt(
  secrets: SecretList,
  purpose: string,
  about: string,
  sealed: string,
): { text: string; isOld: boolean } | undefined {
  if (!sealed.startsWith(FORM)) return undefined
  const bytes = Buffer.from(sealed.slice(FORM.length), 'base64url')
  const [nonce, content] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES, -TAG_BYTES)]
  for (const [age, secret] of secrets.entries())
    try {
      const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), nonce, {
        authTagLength: TAG_BYTES,
      })
      decipher.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(-TAG_BYTES))
      return { text: decipher.update(content, undefined, 'utf8') + decipher.final('utf8'), isOld: age > 0 }
    } catch {
      // other secret, or tampered
    }
  return undefined
}

function keyOf(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest()
}
