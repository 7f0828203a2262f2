import type { Program } from './program.ts'

/**
 * Runs programs side by side as one: Ctrl-C, SIGTERM, the end of the parent or the end of any one program stops them
 * all, last started first, and ends this process.
 */
export class Supervisor {
  readonly #programs: Program[] = []
  #stopping = false

  constructor() {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => this.end(0))
    process.on('disconnect', () => this.end(0))
    process.channel?.unref()
  }

  /** Stops a program with the others, without being stopped by its end. */
  add(program: Program): Program {
    this.#programs.push(program)
    return program
  }

  /** Stops everything as soon as this program ends. */
  depend(program: Program): void {
    this.add(program).ended.then((code) => {
      if (this.#stopping) return
      console.error(`The ${program.name} ended by itself (exit code ${code}). Stopping.`)
      this.end(1)
    })
  }

  get isStopping(): boolean {
    return this.#stopping
  }

  /** Stops the programs one after another, so that what one still has to tell another gets through, and exits. */
  async end(exitCode: number): Promise<never> {
    if (this.#stopping) return new Promise(() => {})
    this.#stopping = true
    for (const program of this.#programs.toReversed()) await program.stop()
    process.exit(exitCode)
  }
}
