import { relative } from 'node:path'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin, type Rolldown } from 'vite'
import { flattenedName } from './tools/build/flatten-layers.ts'
import { generateWordsIfNeeded } from './tools/build/generate-words.ts'
import { olderBrowsers, plainScript } from './tools/build/older-browsers.ts'
import { promisedBrowsers } from './tools/build/promised-browsers.ts'
import { developmentServer } from './tools/dev/vite-plugin.ts'

generateWordsIfNeeded()

const outDir = process.env.BUILD_DIR ?? 'dist'

const { chrome, safari, firefox } = promisedBrowsers
/** As Lightning CSS wants them: the version in the third byte. */
const cssTargets = {
  chrome: chrome << 16,
  safari: safari << 16,
  ios_saf: safari << 16,
  firefox: firefox << 16,
}

const everyPage = ['$initial' as const]

/** Fewer and larger chunks: each one costs a line of every page that preloads it, and a request. */
const chunks = {
  groups: [
    // all that every page needs, in two: compiled in one piece it holds up a phone for a tenth of a second
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, tags: everyPage, priority: 4 },
    { name: 'site', tags: everyPage, priority: 2 },
    // small, and on almost every page: each in a chunk of its own would cost a request, and a line of every page's script
    {
      name: 'page',
      test: /\/src\/ui\/(band|chip|clauses|day|heading|note|page-head)\.tsx|page-trail/,
      priority: 2,
    },
    // what lists that grow have of Query
    { name: 'list', test: /useSuspenseInfiniteQuery|infiniteQueryOptions/, priority: 2 },
    // drawings are large and few pages have one: merged into a piece they would come with pages that have none
    { name: 'art', test: /\/src\/ui\/(art\/|drawn-points)/, entriesAware: true, priority: 3 },
    // the largest of the shared pieces: merged with a small one it would come with pages that have no sections to jump to
    { name: 'subnav', test: /\/src\/ui\/subnav/, entriesAware: true, priority: 3 },
    // what two forms have: merged with another piece it would come with searches
    { name: 'error-summary', test: /\/src\/ui\/error-summary/, priority: 2 },
    // dates and numbers: as dependencies of a piece of the design they would bring that along
    { name: 'written', test: /\/(china-time|written|quantity|life-cycle)\.ts$/, priority: 2 },
    {
      name: 'product',
      test: /\/src\/products\/(load-product|product-page)/,
      entriesAware: true,
      priority: 2,
    },
    // pieces of the design that several pages share, merged with the ones they are mostly used with
    {
      name: 'ui',
      test: /\/src\/ui\/[^/]+$/,
      entriesAware: true,
      entriesAwareMergeThreshold: 1000,
      priority: 1,
    },
  ],
}

export default defineConfig({
  plugins: [
    tanstackStart({
      srcDirectory: 'app',
      importProtection: {
        behavior: 'error',
        client: { files: ['**/*.server.*'], specifiers: ['@tanstack/react-start/server', 'arktype'] },
      },
      router: {
        // one chunk a route instead of three (component, error, not found): fewer preloads before first paint
        codeSplittingOptions: {
          defaultBehavior: [
            ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent', 'loader'],
          ],
        },
        quoteStyle: 'single',
        semicolons: false,
      },
    }),
    react(),
    carryPackages(),
    copySharedWords(),
    olderBrowsers(cssTargets),
    developmentServer(),
  ],
  // React brings the store hook itself: what stands in for it in older ones is script of every page
  resolve: {
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  build: {
    outDir,
    target: Object.entries(promisedBrowsers).map(([browser, version]) => `${browser}${version}`),
    cssMinify: 'lightningcss',
    // one style sheet for the site, linked in every head: 14 kB that a browser fetches once
    cssCodeSplit: false,
    // what to load with an import stands in the script of every page: the staff's chunks wait for each other instead, and
    // what every page has is not named
    modulePreload: {
      resolveDependencies: (file, deps) =>
        file.startsWith('assets/staff-')
          ? []
          : deps.filter((dep) => !/\/(page|react|rolldown-runtime)-/.test(dep)),
    },
    // timings of plugins are no news to whoever starts the site; the static status page imports its words eagerly
    rolldownOptions: {
      checks: { pluginTimings: false, ineffectiveDynamicImport: false },
      // it does not say so itself, and its detectors of languages came along unused
      treeshake: { moduleSideEffects: [{ test: /typesafe-i18n/, sideEffects: false }] },
    },
  },
  css: {
    transformer: 'lightningcss',
    lightningcss: { targets: cssTargets },
  },
  define: { 'import.meta.env.PLAIN_SCRIPT': JSON.stringify(`/${plainScript}`) },
  environments: {
    client: {
      build: {
        manifest: true,
        outDir: `${outDir}/client`,
        rolldownOptions: { output: { codeSplitting: chunks, chunkFileNames, assetFileNames }, onLog },
      },
    },
    ssr: {
      build: {
        outDir: `${outDir}/server`,
        // V8 keeps the text of what it runs; names of functions stay for who reads a stack
        rolldownOptions: {
          output: {
            // pages link style sheets by the names that the client's build gives them
            assetFileNames,
            minify: {
              compress: true,
              mangle: { toplevel: true, keepNames: true },
              codegen: { removeWhitespace: true },
            },
          },
        },
      },
    },
  },
  server: { host: '127.0.0.1' },
})

/** The build carries its packages with it; while developing node loads them, as CommonJS ones need. */
function carryPackages(): Plugin {
  return {
    name: 'carry-packages',
    config: (_, { command }) =>
      command === 'build' ? { environments: { ssr: { resolve: { noExternal: true } } } } : undefined,
  }
}

/** Gives each namespace a copy of the words it shares: a chunk of their own costs a request, and a line of every page's script. */
function copySharedWords(): Plugin {
  return {
    name: 'copy-shared-words',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      order: 'pre',
      filter: { id: /^#i18n\/.+\/shared\.ts$/ },
      async handler(id, importer) {
        const shared = await this.resolve(id, importer, { skipSelf: true })
        return shared && `${shared.id}?for=${importer?.split('/').at(-2)}`
      },
    },
  }
}

/** The server halves of the framework's packages import Node's modules; what is left for the browser does not. */
function onLog(
  level: Rolldown.LogLevel,
  log: Rolldown.RolldownLog,
  handle: Rolldown.LogOrStringHandler,
): void {
  if (!/Module "node:\w+" has been externalized.* imported by ".*\/@tanstack\//.test(log.message))
    handle(level, log)
}

/** Words by their language and namespace; a shared chunk is named after everything that shares it. */
function chunkFileNames({ name, facadeModuleId, moduleIds }: Rolldown.PreRenderedChunk): string {
  const prefix = prefixOf(moduleIds)
  const [, locale, namespace = ''] =
    /\/i18n\/(cn|en)\/(?:([\w-]+)\/)?index\.ts$/.exec(facadeModuleId ?? '') ?? []
  if (locale) return `${prefix}words-${locale}-${namespace || 'root'}-[hash:7].js`
  return `${prefix}${name.replace(/~.*/, '')}-[hash:7].js`
}

function assetFileNames({ originalFileNames, names }: Rolldown.PreRenderedAsset): string {
  const made = names[0]?.endsWith('.css') ? `-${flattenedName}` : ''
  return `${prefixOf(originalFileNames)}[name]${made}-[hash:7][extname]`
}

/** What is made of the staff's modules has a name that the server knows: it is not served where there is no staff side. */
function prefixOf(files: readonly string[]): string {
  const ofStaff = /^(admin\/|app\/routes\/admin\/|i18n\/\w+\/admin|contract\/permissions)/
  return files.some((file) => ofStaff.test(relative(import.meta.dirname, file))) ? 'assets/staff-' : 'assets/'
}
