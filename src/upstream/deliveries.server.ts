import { type } from 'arktype'
import { callUpstream } from './call.server.ts'
import { relayHeader } from './relay-secret.server.ts'

/**
 * Has the staff read whether search engines take new addresses. Whoever does not take it, such as an upstream of the
 * vendor's own, is told again after the next round.
 * @param fault empty where they took all of them
 */
export function reportPush(fault: string): void {
  void callUpstream<unknown>({
    method: 'POST',
    path: ['deliveries', 'push'],
    body: { fault: fault.slice(0, 200) },
    headers: relayHeader(),
    answers: type('unknown'),
  })
}
