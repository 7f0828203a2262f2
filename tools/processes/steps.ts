import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** One command of a chain: `node <args>`. */
export type Step = { name: string; args: string[]; env?: Record<string, string> }

/** Runs a step and shows its output as it comes. */
export async function runStep(step: Step): Promise<boolean> {
  const { code } = await runNode(step, 'inherit')
  return code === 0
}

/**
 * Runs independent steps two at a time, all of them even when one fails: one run shows everything there is to repair.
 * A step's output is shown only when it fails.
 * @returns whether all succeeded
 */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  const waiting = [...steps]
  const failed: string[] = []
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const start = performance.now()
      const { code, output } = await runNode(step, 'pipe')
      const seconds = ((performance.now() - start) / 1000).toFixed(1)
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'}  ${step.name} (${seconds} s)`)
      if (code === 0) continue
      failed.push(step.name)
      console.log(output.trimEnd().replaceAll(/^/gm, '      '))
    }
  }
  await Promise.all([work(), work()])
  return failed.length === 0
}

/** Path of a package's program, for `node`. */
export function program(path: string): string {
  return `node_modules/${path}`
}

function runNode({ args, env }: Step, output: 'inherit' | 'pipe'): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (text += data))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code, signal) =>
      resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGKILL'], output: text }),
    )
  })
}
