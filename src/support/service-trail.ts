import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import type { Trail } from '#src/site/trail.ts'

/** The steps above a service. */
export function serviceTrail({ list }: NamespaceWords['service']): Trail<'/service'> {
  return [{ key: 'service', name: list.title, path: '/service' }]
}
