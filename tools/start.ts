// npm start: builds when needed, then runs the upstream and the production site until Ctrl-C
import { buildSiteIfNeeded } from './build/build-site.ts'
import { startSiteProgram } from './processes/site-process.ts'
import { startBoth } from './processes/start-both.ts'

await startBoth({
  prepare: buildSiteIfNeeded,
  start: ({ env }) => startSiteProgram('site', { env: { ...env, NODE_ENV: 'production' } }),
})
