import { writeFileSync } from 'node:fs'
import { errorCode, OperatorError } from '../../api/base/operator-error.ts'

/**
 * Runs an operator's command: what the operator can put right is one line and exit code 1, with no stack trace. A reader
 * that has enough (`| head`) ends the command quietly.
 * @param usage what `--help` prints, and a wrong use after its reason
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
    // a folder that cannot be written, a disk that is full: the message names call and path
    const isOfSystem = error instanceof Error && 'syscall' in error
    if (!(error instanceof OperatorError) && !isWrongUse && !isOfSystem) throw error
    console.error((error as Error).message)
    if (isWrongUse && usage) console.error(usage)
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
