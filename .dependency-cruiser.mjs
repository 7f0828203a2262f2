/**
 * Who may import whom: i18n -> src/site -> src/upstream, src/ui -> features -> app. `api` is an island, `server`
 * knows the build output and `src/site`. Types count, except where a rule says otherwise.
 */
const feature = '^src/(?!site/|upstream/|ui/)([^/]+)/'
const tests = '(\\.(test|spec|type-test|examples)\\.tsx?$|^tests/)'
// type imports are gone before anything runs
const atRuntime = { dependencyTypesNot: ['type-only'] }

export default {
  forbidden: [
    rule(
      'no-cycles',
      'Modules that import each other cannot be understood one at a time.',
      {},
      { circular: true, viaOnly: atRuntime },
    ),
    rule(
      'words-stand-alone',
      'i18n imports nothing of ours.',
      { path: '^i18n/' },
      { path: '^(app|src|api|server|tools)/' },
    ),
    rule(
      'site-stands-on-words',
      'src/site imports i18n only.',
      { path: '^src/site/' },
      { path: '^(app|api|server|tools|src/(?!site/))' },
    ),
    rule(
      'upstream-client-stands-on-site',
      'src/upstream imports src/site only.',
      { path: '^src/upstream/' },
      { path: '^(app|i18n|api|server|tools|src/(?!site/|upstream/))' },
    ),
    rule(
      'ui-knows-no-feature',
      'src/ui imports src/site and i18n only.',
      { path: '^src/ui/' },
      { path: '^(app|api|server|tools|src/(?!site/|ui/))' },
    ),
    rule(
      'features-know-no-app',
      'Features are put together by app, never the other way.',
      { path: feature },
      { path: '^(app|api|server|tools)/' },
    ),
    rule(
      'features-know-no-feature',
      'What two features share belongs to src/ui, src/site or the route that shows both.',
      { path: feature },
      { path: feature, pathNot: '^src/$1/' },
    ),
    rule('app-is-the-top', 'Only tests import app.', { pathNot: '^app/' }, { path: '^app/' }),
    rule(
      'app-knows-features-only',
      'app imports src and i18n.',
      { path: '^app/' },
      { path: '^(api|server|tools)/' },
    ),
    rule(
      'api-is-an-island',
      'The embedded upstream is replaced by another one: it imports nothing of ours.',
      { path: '^api/' },
      { path: '^(app|src|i18n|server|tools)/' },
    ),
    rule(
      'api-is-called-not-imported',
      'The site reaches the upstream over HTTP.',
      { pathNot: '^(api|tools)/' },
      { path: '^api/' },
    ),
    rule(
      'server-knows-site-only',
      'The server serves a build; of the sources it knows src/site.',
      { path: '^server/' },
      { path: '^(app|i18n|api|tools|src/(?!site/))' },
    ),
    rule(
      'server-files-stay-on-the-server',
      'Reached from server files, server functions, the server, the composition root of app and the handlers of routes (there the build refuses what would reach the browser).',
      {
        pathNot:
          '(\\.server|\\.functions)\\.tsx?$|^(server|tools)/|^app/(server|services|addresses/site-links)\\.ts$|^app/routes/',
      },
      { path: '\\.server\\.tsx?$', ...atRuntime },
    ),
    rule(
      'upstream-client-has-one-side',
      'Only *.server.ts files and the server entry talk to the upstream.',
      { pathNot: '\\.server\\.tsx?$|^src/upstream/|^app/(server|services)\\.ts$' },
      { path: '^src/upstream/', ...atRuntime },
    ),
    rule(
      'no-schemas-in-the-browser',
      'arktype is 46 kB: server files, server functions and the upstream client only.',
      { path: '^(app|src|i18n)/', pathNot: '(\\.server|\\.functions)\\.tsx?$|^src/upstream/' },
      { path: 'node_modules/(arktype|@ark)/', ...atRuntime },
    ),
    rule(
      'no-tools-in-the-product',
      'What ships does not import what builds it.',
      { path: '^(app|src|i18n|api|server)/' },
      { path: '^(tools|tests)/', ...atRuntime },
    ),
    rule(
      'no-dev-packages-in-the-product',
      'What ships imports dependencies only.',
      { path: '^(app|src|i18n|api|server)/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    ),
    // the build takes a file as it is by the query behind its name
    rule(
      'resolvable',
      'An import that leads nowhere.',
      {},
      { couldNotResolve: true, pathNot: '\\.wasm\\?url&inline$' },
    ),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|bench/peers)/|routeTree\\.gen\\.ts$' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css', '.svg', '.json'],
    },
  },
}

/** A rule for the product; tests may import what they test. */
function rule(name, comment, from, to) {
  const pathNot = [from.pathNot, tests].filter(Boolean)
  return { name, comment, severity: 'error', from: { ...from, pathNot }, to }
}
