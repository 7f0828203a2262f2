import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'

const execFileAsync = promisify(execFile)

export type Step = { name: string; args: string[]; env?: Record<string, string> }

/** @param log file descriptor for its output instead; what it writes to descriptor 3 is shown */
export async function runStep({ args, env }: Step, log?: number): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    stdio: log === undefined ? ['ignore', 'inherit', 'inherit'] : ['ignore', log, log, 1],
    env: { ...process.env, ...env },
  })
  const [code] = await once(child, 'close')
  return code === 0
}

/**
 * Runs independent steps two at a time, all of them even when one fails; prints the output of failed ones.
 * @returns whether all succeeded
 */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const waiting = [...steps]
  let allOk = true
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const start = performance.now()
      const { ok, output } = await outputOf(step)
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`${ok ? 'ok  ' : 'FAIL'}  ${step.name} (${seconds} s)`)
      if (ok) continue
      allOk = false
      console.log(output.trimEnd().replaceAll(/^/gm, '      '))
    }
  }
  await Promise.all([work(), work()])
  return allOk
}

export function program(path: string): string {
  return `node_modules/${path}`
}

async function outputOf({ args, env }: Step): Promise<{ ok: boolean; output: string }> {
  const options = { env: { ...process.env, ...env }, maxBuffer: Infinity }
  return execFileAsync(process.execPath, args, options).then(
    () => ({ ok: true, output: '' }),
    ({ message, stdout, stderr }) => ({ ok: false, output: `${stdout}${stderr}` || message }),
  )
}
