// loaded before a site (node --import): the name in NO_SUCH_NAME does not resolve while the file in NO_SUCH_NAME_WHILE exists
import dns from 'node:dns'
import { existsSync } from 'node:fs'

const { NO_SUCH_NAME: name, NO_SUCH_NAME_WHILE: file = '' } = process.env
const { lookup } = dns

dns.lookup = ((...given: unknown[]) => {
  const [asked, ...rest] = given
  if (asked !== name) return Reflect.apply(lookup, dns, given)
  const done = rest.at(-1) as (error: Error | null, address?: unknown, family?: number) => void
  if (existsSync(file))
    return done(Object.assign(new Error(`getaddrinfo ENOTFOUND ${name}`), { code: 'ENOTFOUND' }))
  return Reflect.apply(lookup, dns, ['127.0.0.1', ...rest])
}) as typeof lookup
