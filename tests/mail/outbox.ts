export interface OutboxMail {
  kind: string
  text: string
  createdAt: string
  code?: string
  reference?: string
}

/** What an upstream has mailed, by its development outbox, the latest first. @param to one address's only */
export async function readOutbox(upstreamUrl: string, to?: string): Promise<OutboxMail[]> {
  const query = to === undefined ? '' : `?to=${encodeURIComponent(to)}`
  const response = await fetch(`${upstreamUrl}/outbox${query}`, { headers: { accept: 'application/json' } })
  const { messages } = (await response.json()) as { messages: OutboxMail[] }
  return messages
}

/** An address nobody used before: limits count per address. */
export function newAddress(): string {
  return `visitor-${crypto.randomUUID().slice(0, 8)}@example.com`
}
