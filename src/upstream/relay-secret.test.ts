import { afterEach, expect, it, vi } from 'vitest'
import { trialSecrets } from '../../api/base/trial-secrets.ts'

const OLD = 'the secret in force so far'
const NEW = 'the secret that replaces it'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

it.each([
  ['the upstream first', OLD, `${NEW},${OLD}`],
  ['the site first', `${NEW},${OLD}`, OLD],
  ['the site first, as the second one', `${OLD}, ${NEW}`, OLD],
  ['the old one taken from the upstream first', `${NEW},${OLD}`, NEW],
  ['the old one taken from the site first', NEW, `${NEW},${OLD}`],
])('a secret is replaced without an outage, %s', async (_, ofSite, ofUpstream) => {
  vi.stubEnv('RELAY_SECRET', ofSite)
  const { relayHeader } = await import('./relay-secret.server.ts')
  expect(trialSecrets(ofUpstream).isRelay(relayHeader()['x-relay-secret'])).toBe(true)
})

it('a site with the old one alone is no site to an upstream with the new one alone', async () => {
  vi.stubEnv('RELAY_SECRET', OLD)
  const { relayHeader } = await import('./relay-secret.server.ts')
  const { isRelay } = trialSecrets(NEW)
  for (const presented of [relayHeader()['x-relay-secret'], undefined, '', ',', `,${OLD},`])
    expect(isRelay(presented)).toBe(false)
})
