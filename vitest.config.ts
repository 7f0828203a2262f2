import { availableParallelism } from 'node:os'
import { mergeConfig } from 'vite'
import { configDefaults, defineConfig } from 'vitest/config'
import site from './app.config.ts'
import { hasPostgres, leftOut } from './tests/setup/tiers.ts'

/** `npm run test:one`, and the units of `npm test`: with the site's plugins, apart from its configuration, whose edit makes a new build. */
export default mergeConfig(
  site,
  defineConfig({
    test: {
      // server functions register while their files are transformed: a transform from an earlier run loses them
      fsModuleCache: false,
      server: { deps: { inline: [/@tanstack\/.*start/] } },
      // no `projects`: a second copy of the plugins would not know the server functions of the first
      include: [
        '{app,src,admin,i18n,api,contract,server,tools}/**/*.test.{ts,tsx}',
        'tests/{,house-rules/,sizes/}*.test.ts',
      ],
      exclude: [...configDefaults.exclude, ...leftOut.units],
      globalSetup: hasPostgres ? './tests/postgres/postgres-setup.ts' : [],
      // share images take colours and rules from them; other style sheets are empty
      css: { include: /\/(tokens|art|drawing)\.css/ },
      // much of a test is waiting for servers, mail and disks: with as many workers as cores a third of these was idle
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      // bounds for what hangs, not measures: machines that run this are busy
      testTimeout: 180_000,
      hookTimeout: 180_000,
      expect: { poll: { timeout: 15_000 } },
    },
  }),
)
