import { defineConfig } from 'vitest/config'
import { leftOut } from './tests/setup/tiers.ts'

/** `npm run drill`, and those of them that hold what is promised in `npm test -- --all`: disasters, each played with programs of its own. Without the site's plugins, which only its modules need. */
export default defineConfig({
  test: {
    include: ['tests/drills/*.test.ts'],
    exclude: leftOut.units,
    globalSetup: './tests/postgres/postgres-setup.ts',
    reporters: './tests/setup/drill-reporter.ts',
    silent: 'passed-only',
    // each runs several programs; limits of what a visitor waits are held by some
    maxWorkers: 2,
    maxConcurrency: 4,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 15_000 } },
  },
})
