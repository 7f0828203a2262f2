import { createHmac, timingSafeEqual } from 'node:crypto'

/** What is derived from the secret shared with the site. Every instance of this program derives the same. */
export interface TrialSecrets {
  /** Whether a caller is the site. Takes the same time for every wrong value. */
  isRelay: (presented: string | undefined) => boolean
  /**
   * A keyed hash. Codes have only a million values and addresses four thousand million: whoever has the
   * database, but not the secret, can find neither by trying them all.
   * @param purpose keeps hashes for different uses apart
   */
  seal: (purpose: string, ...parts: string[]) => string
}

export function trialSecrets(relaySecret: string): TrialSecrets {
  const pepper = keyed(relaySecret, 'trial-pepper')
  const expected = keyed(pepper, relaySecret)
  return {
    isRelay: (presented) => presented !== undefined && timingSafeEqual(keyed(pepper, presented), expected),
    seal: (purpose, ...parts) => keyed(pepper, JSON.stringify([purpose, ...parts])).toString('base64url'),
  }
}

function keyed(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
