import { spawnSync } from 'node:child_process'

/** Whether a program that npm does not bring is installed; where it is not, says which tests are skipped for that. */
export function hasProgram(tests: string, command: string, ...args: string[]): boolean {
  const has = spawnSync(command, args).status === 0
  if (!has) process.stderr.write(`skip  ${tests}: this machine has no \`${[command, ...args].join(' ')}\`\n`)
  return has
}
