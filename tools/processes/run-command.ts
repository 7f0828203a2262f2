import { writeFileSync } from 'node:fs'
import { OperatorError } from '../../api/operator-error.ts'

/**
 * Runs an operator's command: what the operator can put right is one line and exit code 1, with no stack trace. A reader
 * that has enough (`| head`) ends the command quietly.
 */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
  try {
    await command()
  } catch (error) {
    const isWrongUse =
      error instanceof TypeError && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS')
    if (!(error instanceof OperatorError) && !isWrongUse) throw error
    console.error((error as Error).message)
    process.exitCode = 1
  }
}

/** Writes a command's result to a new file that only its owner reads, or to the terminal. */
export function writeResult(text: string, path?: string): void {
  if (path === undefined) return void process.stdout.write(text)
  try {
    writeFileSync(path, text, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new OperatorError(code === 'EEXIST' ? `${path} is there already: name a new file.` : message)
  }
}
