/** Why an attempt failed. */
export interface MailFault {
  /** The error's code and the server's number. Not its words, which repeat addresses. */
  fault: string
  /** The server said no for good: 5yz, RFC 5321 section 4.2.1. */
  isPermanent: boolean
}

/** What is kept and logged of a failed attempt. */
export function describeFault(error: unknown): MailFault {
  const { code, responseCode, name } = (error ?? {}) as Record<string, unknown>
  const number = typeof responseCode === 'number' ? responseCode : undefined
  const fault = [code ?? name ?? 'Error', number].filter((part) => part !== undefined).join(' ')
  return { fault, isPermanent: number !== undefined && number >= 500 && number < 600 }
}
