import type { Client } from './guard/client-of-request.ts'

/**
 * The origin a visitor's browser shows, against which the app checks where a form came from. A visitor of the public
 * host uses the public origin, whatever stands between; others use the address they came by.
 */
export function originOf(host: string, client: Client, publicOrigin: string | undefined): string {
  if (publicOrigin && new URL(publicOrigin).host === host.toLowerCase()) return publicOrigin
  return new URL(`${client.scheme}://${host}`).origin
}
