import { writeFileSync } from 'node:fs'
import { errorCode, OperatorError } from '../../api/base/operator-error.ts'

/**
 * Operator errors print one line and exit with 1. A closed pipe (`| head`) ends the command quietly.
 * @param usage printed by `--help`, and after the reason on wrong use
 */
export async function runCommand(command: () => Promise<void> | void, usage = ''): Promise<void> {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
    process.exit(0)
  })
  if (usage && process.argv.includes('--help')) return console.log(usage)
  try {
    await command()
  } catch (error) {
    const isWrongUse = errorCode(error).startsWith('ERR_PARSE_ARGS')
    // e.g. EACCES, ENOSPC: the message names call and path
    const isOfSystem = error instanceof Error && 'syscall' in error
    if (!(error instanceof OperatorError) && !isWrongUse && !isOfSystem) throw error
    console.error((error as Error).message)
    if (isWrongUse && usage) console.error(usage)
    process.exitCode = 1
  }
}

/** Writes to a new file with mode 0600, or to the terminal. */
export function writeResult(text: string, path?: string): void {
  if (path === undefined) return void process.stdout.write(text)
  try {
    writeFileSync(path, text, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    throw new OperatorError(code === 'EEXIST' ? `${path} is there already: name a new file.` : message)
  }
}
