// npm run upstream:check -- URL [--token TOKEN] [--write]: whether an upstream is what the site needs, by its contract

import { parseArgs } from 'node:util'
import { OperatorError } from '../api/base/operator-error.ts'
import { readEnv } from '../api/env.ts'
import { runCommand } from './processes/run-command.ts'
import { checkUpstream } from './upstream/check-upstream.ts'

const usage = `Usage:
  upstream:check -- URL             asks it all that the site asks, and writes nothing
  upstream:check -- URL --token T   with the session of a visitor, too
  upstream:check -- URL --write     sends a code to upstream-check@example.com; with RELAY_SECRET it leaves an application`

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { token: { type: 'string' }, write: { type: 'boolean' } },
  })
  const [url, ...rest] = positionals
  if (!url || rest.length > 0 || !/^https?:/.test(url)) throw new OperatorError(`Name one address.\n${usage}`)
  let [done, failed] = [0, 0]
  for await (const { name, fault } of checkUpstream({
    url,
    relaySecret: readEnv().relaySecret,
    ...values,
  })) {
    done += 1
    if (fault !== undefined) failed += 1
    console.log(fault === undefined ? `ok    ${name}` : `FAILS ${name}\n      ${fault}`)
  }
  console.log(`${done} parts, ${failed} of them not as the contract says.`)
  if (failed > 0) process.exitCode = 1
}, usage)
