/**
 * When a test runs, by its file's name: `x.main.spec.ts` and units in `npm test`, `x.whole.test.ts` and other specs in CI
 * (`npm test -- --all`), `x.night.*` in `npm run nightly`. A file that is asked for by name runs always.
 */
export type Tier = 'main' | 'whole' | 'night'

const tier = (process.env.TESTS || undefined) as Tier | undefined

const left: Record<Tier, { units: string[]; specs: RegExp[] }> = {
  main: { units: ['**/*.{whole,night}.test.{ts,tsx}'], specs: [/(?<!\.main)\.spec\.ts$/] },
  whole: { units: ['**/*.night.test.ts'], specs: [/\.night\.spec\.ts$/] },
  night: { units: ['**/!(*.night).test.{ts,tsx}'], specs: [/(?<!\.night)\.spec\.ts$/] },
}

/** Files that the present run leaves out. */
export const leftOut = tier ? left[tier] : { units: [], specs: [] }

/** PostgreSQL's half of the suites that run on both databases. */
export const hasPostgres = tier !== 'main'
