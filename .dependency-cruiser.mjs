/**
 * Who may import whom: contract -> i18n -> src/site -> src/upstream, src/ui -> features, admin -> app. `api` is an
 * island over the contract, which reads the messages of `i18n` as files (api/texts/texts-in-code.ts); `server` knows
 * the build output, `src/site` and the contract. Types count, except where a rule says otherwise.
 */
const feature = '^src/(?!site/|upstream/|ui/)([^/]+)/'
const product = '^(app|src|admin|i18n|api|contract|server)/'
const tests = '(\\.(test|spec|type-test|examples)\\.tsx?$|^tests/)'
// type imports are gone before anything runs
const atRuntime = { dependencyTypesNot: ['type-only'] }

/** What each part must not import, tests aside. */
const layers = [
  ['contract-stands-alone', '^contract/', '^(app|src|admin|i18n|api|server|tools)/'],
  ['words-stand-on-the-contract', '^i18n/', '^(app|src|admin|api|server|tools)/'],
  ['site-stands-on-words', '^src/site/', '^(app|admin|api|server|tools|src/(?!site/))'],
  [
    'upstream-client-stands-on-site',
    '^src/upstream/',
    '^(app|admin|i18n|api|server|tools|src/(?!site/|upstream/))',
  ],
  ['ui-knows-no-feature', '^src/ui/', '^(app|admin|api|server|tools|src/(?!site/|ui/))'],
  ['features-know-no-app', feature, '^(app|admin|api|server|tools)/'],
  ['staff-side-knows-no-feature', '^admin/', '^(app|api|server|tools|src/(?!site/|ui/|upstream/))'],
  ['app-knows-features-only', '^app/', '^(api|server|tools)/'],
  ['api-is-an-island', '^api/', '^(app|src|admin|i18n|server|tools)/'],
  ['server-knows-site-and-contract', '^server/', '^(app|admin|i18n|api|tools|src/(?!site/))'],
].map(([name, from, to]) => rule(name, { path: from }, { path: to }))

/** The rooms of `api`, from the ground up: each imports rooms of lower floors alone, and none of its own floor. */
export const floors = [
  'base',
  'db|http',
  'mail|guard|files|command|idempotency\\.ts',
  'staff|codes|consents|env\\.ts',
  'figures',
  'accounts|announcements|trial|media|downloads|jobs|redirects|searches|texts',
  'leads|news',
  'import|upkeep',
  'rooms\\.ts',
  'app',
  'start',
  'main\\.ts',
]
const inRooms = (from, to = floors.length) => `^api/(${floors.slice(from, to).join('|')})(/|$)`
const apiFloors = [
  ...floors.map((_, at) =>
    rule(
      `api-floor-${at + 1}`,
      { path: inRooms(at, at + 1) },
      { path: inRooms(at), pathNot: '^api/$1(/|$)' },
    ),
  ),
  rule('api-room-has-a-floor', { path: '^api/', pathNot: inRooms(0) }, {}),
  rule('api-no-cycles', { path: '^api/' }, { circular: true }),
]

export default {
  forbidden: [
    ...layers,
    ...apiFloors,
    rule('no-cycles', {}, { circular: true, viaOnly: atRuntime }),
    // what two features share belongs to src/ui, src/site or the route that shows both
    rule('features-know-no-feature', { path: feature }, { path: feature, pathNot: '^src/$1/' }),
    rule('app-is-the-top', { pathNot: '^app/' }, { path: '^app/' }),
    // routes' handlers too: there the build refuses what would reach the browser
    rule(
      'server-files-stay-on-the-server',
      {
        pathNot:
          '(\\.server|\\.functions)\\.tsx?$|^(server|tools)/|^app/(server|services|rendering/words-of-matches)\\.ts$|^app/routes/',
      },
      { path: '\\.server\\.tsx?$', ...atRuntime },
    ),
    rule(
      'upstream-client-has-one-side',
      {
        pathNot:
          '\\.(server|functions)\\.tsx?$|^(src|tools)/upstream/|^app/(server|services)\\.ts$|^app/routes/media/',
      },
      { path: '^src/upstream/', ...atRuntime },
    ),
    // arktype is 46 kB
    rule(
      'no-schemas-in-the-browser',
      { path: '^(app|src|admin|i18n)/', pathNot: '(\\.server|\\.functions)\\.tsx?$|^src/upstream/' },
      {
        path: 'node_modules/(arktype|@ark)/|^contract/(.+-schema|telephone|reference)\\.ts$',
        ...atRuntime,
      },
    ),
    // its decoders take and keep hundreds of megabytes, and may crash: they have a process of their own
    rule(
      'sharp-is-in-the-encoder-alone',
      { path: product, pathNot: '^api/media/encode-picture\\.ts$' },
      { path: 'node_modules/(sharp|@img)/', ...atRuntime },
    ),
    rule('no-tools-in-the-product', { path: product }, { path: '^(tools|tests)/', ...atRuntime }),
    rule(
      'no-dev-packages-in-the-product',
      { path: product },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only', 'npm'] },
    ),
    // the build takes a file as it is by the query behind its name
    rule('resolvable', {}, { couldNotResolve: true, pathNot: '\\.(css\\?url|wasm\\?url&inline)$' }),
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
function rule(name, from, to) {
  const pathNot = [from.pathNot, tests].filter(Boolean)
  return { name, severity: 'error', from: { ...from, pathNot }, to }
}
