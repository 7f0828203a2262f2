// npm start: builds when needed, runs upstream and production site until Ctrl-C
import { buildSiteIfNeeded } from './build/build-site.ts'
import { startSiteProgram } from './processes/site-process.ts'
import { startBoth } from './processes/start-both.ts'

await startBoth({
  prepare: buildSiteIfNeeded,
  start: ({ env }) => startSiteProgram('site', { env: { ...env, NODE_ENV: 'production' } }),
})
