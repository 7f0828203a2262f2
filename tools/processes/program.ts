import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'

/** A child process that cannot outlive this one. */
export type Program = {
  name: string
  pid: number | undefined
  /** resolves with the exit code once it has ended; 128 + n when signal n ended it */
  ended: Promise<number>
  isRunning: () => boolean
  /** reaches its `process.on('message')` */
  send: (message: string) => void
  /** Asks it to end (SIGTERM) and ends it by force after `graceMs`. Resolves when it is gone. */
  stop: (graceMs?: number) => Promise<number>
  /** Ends it at once, as a power cut would (SIGKILL). Resolves when it is gone. */
  kill: () => Promise<number>
}

export type ProgramOptions = {
  env?: Record<string, string>
  quiet?: boolean
  /** an open file that takes everything it writes */
  output?: number
}

/**
 * Starts `node <args>` with this Node. It runs in a process group of its own, so that Ctrl-C reaches it through `stop`
 * only, once and in order; `end-with-parent.ts` ends it when this process is killed outright.
 */
export function startProgram(
  name: string,
  args: string[],
  { env = {}, quiet = false, output }: ProgramOptions = {},
): Program {
  const guard = new URL('./end-with-parent.ts', import.meta.url).href
  const child = spawn(process.execPath, ['--import', guard, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', output ?? (quiet ? 'ignore' : 'inherit'), output ?? 'inherit', 'ipc'],
    detached: process.platform !== 'win32',
  })
  const ended = new Promise<number>((resolve) => {
    child.once('error', () => resolve(1))
    child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGKILL']))
  })
  return {
    name,
    pid: child.pid,
    ended,
    isRunning: () => isRunning(child),
    send: (message) => void child.send(message),
    stop: (graceMs) => stop(child, ended, graceMs),
    kill: () => {
      child.kill('SIGKILL')
      return ended
    },
  }
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

async function stop(child: ChildProcess, ended: Promise<number>, graceMs = 15_000): Promise<number> {
  if (isRunning(child)) {
    child.kill('SIGTERM')
    const force = setTimeout(() => child.kill('SIGKILL'), graceMs)
    await ended
    clearTimeout(force)
  }
  return ended
}
