// npm start: builds when needed, then runs the upstream and the production site until Ctrl-C
import { buildSiteIfNeeded } from './build-site.ts'
import { compileAhead, compileCache, startSiteProgram } from './site-process.ts'
import { startBoth } from './start-both.ts'

await startBoth({
  prepare: async (supervisor, { env }) => {
    const isBuilt = await buildSiteIfNeeded((program) => supervisor.add(program))
    if (isBuilt && !supervisor.isStopping) compileAhead(env.DATA_DIR)
    return isBuilt
  },
  start: ({ env }) =>
    startSiteProgram('site', { env: { ...compileCache(env.DATA_DIR), ...env, NODE_ENV: 'production' } }),
})
