import { execFileSync } from 'node:child_process'

/** Where the limit cannot be set: elsewhere than on Linux, or without util-linux. */
export const cannotLimitFiles = (() => {
  try {
    execFileSync('prlimit', ['--version'], { stdio: 'ignore' })
    return false
  } catch {
    return true
  }
})()

/**
 * Lets a running process write to no file any more, as when its disk is full or was mounted anew as read-only, or lets
 * it again. The kernel refuses it (RLIMIT_FSIZE), to root as well; pipes and sockets are no files.
 */
export function refuseFileWrites(pid: number | undefined, isRefused: boolean): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${isRefused ? 0 : 'unlimited'}:`])
}
