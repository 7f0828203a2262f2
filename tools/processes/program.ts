import { type ChildProcess, spawn } from 'node:child_process'
import { constants } from 'node:os'

/** A child process that ends with this one. */
export type Program = {
  name: string
  pid: number | undefined
  /** resolves with the exit code; 128 + n after signal n */
  ended: Promise<number>
  isRunning: () => boolean
  /** sends to its `process.on('message')` */
  send: (message: string) => void
  /** SIGTERM, then SIGKILL after `graceMs`; resolves when it has exited */
  stop: (graceMs?: number) => Promise<number>
  /** SIGKILL; resolves when it has exited */
  kill: () => Promise<number>
}

export type ProgramOptions = {
  env?: Record<string, string>
  cwd?: string
  quiet?: boolean
  /** file descriptor for its output */
  output?: number
}

/** Starts `node <args>` in its own process group, so that Ctrl-C arrives only through `stop`, in order. */
export function startProgram(
  name: string,
  args: string[],
  { env = {}, cwd, quiet = false, output }: ProgramOptions = {},
): Program {
  const guard = new URL('./end-with-parent.ts', import.meta.url).href
  const child = spawn(process.execPath, ['--import', guard, ...args], {
    cwd,
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
