import { readFileSync } from 'node:fs'

/** Ends this process (SIGTERM) when its npm is gone: on SIGKILL the shell in between survives. Linux only. */
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

/** Parent pid, if that process is a shell. */
function aboveShell(pid) {
  try {
    // "25586 (sh) S 25574 ...": pid, name, state, ppid
    const [, name, parent] = /^\d+ \((.*)\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'latin1')) ?? []
    return name?.endsWith('sh') ? parent : undefined
  } catch {
    return undefined
  }
}
