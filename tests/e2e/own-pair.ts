import { mkdirSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { test } from '@playwright/test'
import { closeContextsOfOtherFiles } from '../setup/failure-notes.ts'
import { type SitePair, startPair } from '../site-pair.ts'

/** Site and upstream of a worker, started for the first file that wants them; each further file finds the data as seeded. */
export class OwnPair {
  #pair: SitePair | undefined
  #file = ''
  readonly #log: string

  constructor(worker: number) {
    this.#log = `test-results/pair-${worker}.log`
  }

  async of(file: string): Promise<SitePair> {
    test.skip(process.env.E2E_EXTERNAL !== undefined, 'a site elsewhere has its staff already')
    if (!this.#pair) {
      mkdirSync('test-results', { recursive: true })
      this.#pair = await startPair({ LOG_LEVEL: 'warn' }, [], openSync(this.#log, 'w'))
      await copy(dataOf(this.#pair), seedOf(this.#pair))
    } else if (this.#file !== file) {
      await closeContextsOfOtherFiles(file)
      // a file may have stopped one
      await this.#pair.running()
      await copy(seedOf(this.#pair), dataOf(this.#pair))
      // the site asks nobody until its circuit breaker lets a request through
      while ((await fetch(`${this.#pair.siteUrl}/admin/invitation?token=none`)).status === 503)
        await pause(50)
    }
    this.#file = file
    return this.#pair
  }

  async end(): Promise<void> {
    await this.#pair?.end()
  }
}

const dataOf = ({ dataDir }: SitePair) => join(dataDir, 'upstream.sqlite')
const seedOf = ({ dataDir }: SitePair) => join(dataDir, 'seed.sqlite')

/** In one transaction, while programs have both open; waits for one that writes. */
async function copy(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { readOnly: true })
  try {
    // Node answers a lock at the first step by the message of SQLITE_OK: https://sqlite.org/rescode.html#ok
    while (!(await backup(source, to).catch(isNoError))) await pause(5)
  } finally {
    source.close()
  }
}

function isNoError(error: Error): undefined {
  if (error.message !== 'not an error') throw error
}
