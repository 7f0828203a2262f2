import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'

// biome-ignore lint/suspicious/noExplicitAny: documents of any shape, looked into by the test
type Document = any

const read = (path: string) => readFileSync(path, 'utf8')
const compose: Document = parse(read('deploy/compose.yaml'), { merge: true })
const objects: Document[] = globSync('deploy/kubernetes/*.yaml').flatMap((path) =>
  parseAllDocuments(read(path)).map((document) => document.toJS()),
)

it('everything that holds data is in a backup: database, files, secrets and the inboxes of visitors’ sites', () => {
  const { backup, upstream, ...services } = compose.services
  const sites: string[] = Object.keys(services).filter((name) => /^site-\d/.test(name))
  expect(sites.length).toBeGreaterThan(1)
  for (const name of sites) expect(backup.volumes).toContain(`${name}:/sites/${name}`)
  expect(backup.volumes).toContain(upstream.volumes[0])
  expect(backup.environment).toMatchObject({
    DATABASE_URL: upstream.environment.DATABASE_URL,
    RELAY_SECRET: upstream.environment.RELAY_SECRET,
    FACTOR_SECRET: expect.any(String),
    BACKUP_PASSPHRASE: expect.any(String),
  })
  const { spec } = objects.find(({ kind }) => kind === 'CronJob').spec.jobTemplate
  const pod = spec.template.spec
  const [container] = pod.containers
  const [own] = objects.find(
    ({ kind, metadata }) => kind === 'Deployment' && metadata.name === 'staff-upstream',
  ).spec.template.spec.containers
  const named = ({ env }: Document) => env.map(({ name }: Document) => name)
  expect(named(own)).toEqual(
    expect.arrayContaining(named(container).filter((name: string) => name !== 'BACKUP_PASSPHRASE')),
  )
  expect(container).toMatchObject({
    image: own.image,
    envFrom: own.envFrom,
    securityContext: own.securityContext,
  })
  expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 })
  const claims = new Set(
    objects.filter(({ kind }) => kind === 'PersistentVolumeClaim').map(({ metadata }) => metadata.name),
  )
  for (const { persistentVolumeClaim } of pod.volumes.filter(
    (volume: Document) => volume.persistentVolumeClaim,
  ))
    expect(claims).toContain(persistentVolumeClaim.claimName)
  const folders = container.volumeMounts.map(({ mountPath }: Document) => mountPath)
  for (const [command, places] of [
    [container.command, folders],
    [backup.command, backup.volumes.map((volume: string) => volume.split(':')[1])],
  ])
    expect(places).toContain(command[command.indexOf('--to') + 1])
  const unit = read('deploy/systemd/deskcloud-backup.service')
  expect(unit).toContain('--sites /var/lib/deskcloud ')
  expect(unit).toMatch(/^ReadWritePaths=.*\/var\/lib\/deskcloud$/m)
})
