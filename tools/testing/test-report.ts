export type Counts = { passed: number; failed: number; skipped: number }

/** Reads vitest's JSON report. */
export function countVitest(report: string): Counts {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } =
    JSON.parse(report)
  return {
    passed: numPassedTests,
    // a file that could not be loaded has no failed test
    failed: numFailedTests || numFailedTestSuites,
    skipped: numPendingTests + numTodoTests,
  }
}

/** Reads Playwright's JSON report. A test that passed at a later try counts as passed. */
export function countPlaywright(report: string): Counts {
  const { stats, errors } = JSON.parse(report)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }
}
