import { readFileSync } from 'node:fs'

/**
 * Ends this process (SIGTERM) when the npm that runs it is gone. npm forwards signals, but on SIGKILL the shell between
 * the two stays alive. Looks past that shell on Linux only.
 */
export function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const above = aboveShell(parent)
  const watch = setInterval(() => {
    if (process.ppid === parent && aboveShell(parent) === above) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

/** The parent of a process if that process is a shell. */
function aboveShell(pid) {
  try {
    // "25586 (sh) S 25574 ...": id, name, state, parent
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1')) ?? []
    return name?.endsWith('sh') ? parent : undefined
  } catch {
    return undefined
  }
}
