import { DefaultReporter, type TestModule } from 'vitest/node'

/** Prints one line a file, as `file-reporter.ts` does for the browser; what failed stands whole at the end. */
export default class VitestReporter extends DefaultReporter {
  protected override printTestModule(module: TestModule): void {
    const state = module.state()
    if (state === 'queued' || state === 'pending') return
    const seconds = (module.diagnostic().duration / 1000).toFixed(1)
    this.log(`${state === 'failed' ? 'FAIL' : 'ok  '}  ${module.relativeModuleId} (${seconds} s)`)
  }
}
