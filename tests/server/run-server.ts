import { type ChildProcess, spawn } from 'node:child_process'

export type ServerProcess = {
  url: string
  /** everything it has written so far */
  output: () => string
  /** exit code */
  ended: Promise<number | null>
  child: ChildProcess
}

/** Starts the server as a process of its own on a free port; resolves when it listens or has ended. */
export async function runServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: '0', DRAIN_DELAY_MS: '0', LOG_LEVEL: 'info', ...env },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk
    })
  }
  const ended = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const url = await new Promise<string>((resolve) => {
    child.stdout.on('data', () => {
      const [, found] = /"url":"([^"]+)"/.exec(output) ?? []
      if (found) resolve(found.replace('localhost', '127.0.0.1'))
    })
    ended.then(() => resolve(''))
  })
  return { url, output: () => output, ended, child }
}
