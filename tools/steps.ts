import { spawn } from 'node:child_process'
import { constants } from 'node:os'

/** One command of a chain: `node <args>`, or a program of a package. */
export type Step = { name: string; args: string[]; env?: Record<string, string> }

export type StepResult = { name: string; ok: boolean; seconds: number }

/**
 * Runs the steps one after another, all of them even when one fails: one run shows everything there is to repair.
 * @param quiet shows a step's output only when it fails
 */
export async function runSteps(steps: readonly Step[], { quiet = false } = {}): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const step of steps) {
    const start = performance.now()
    const { code, output } = await runNode(step, quiet)
    const seconds = (performance.now() - start) / 1000
    const ok = code === 0
    if (quiet) console.log(`${ok ? 'ok  ' : 'FAIL'}  ${step.name} (${seconds.toFixed(1)} s)`)
    if (!ok && output) console.log(indent(output))
    results.push({ name: step.name, ok, seconds })
  }
  return results
}

/** Path of a package's program, for `node`. */
export function program(path: string): string {
  return `node_modules/${path}`
}

function runNode({ args, env }: Step, quiet: boolean): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, {
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
  })
  let output = ''
  child.stdout?.on('data', (data) => (output += data))
  child.stderr?.on('data', (data) => (output += data))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code, signal) =>
      resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGKILL'], output }),
    )
  })
}

function indent(text: string): string {
  return text.trimEnd().replaceAll(/^/gm, '      ')
}
