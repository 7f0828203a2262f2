import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import type { Trail } from '#src/site/navigation.ts'
import type { IconName } from '#src/ui/icon.tsx'

/** Technical-support services, each with a page (`/{lang}/service/{id}`). */
export const serviceIds = ['online', 'remote', 'onsite', 'training', 'upgrade', 'healthcheck'] as const

export type ServiceId = (typeof serviceIds)[number]

export function isServiceId(id: unknown): id is ServiceId {
  return serviceIds.includes(id as ServiceId)
}

/** The icon each service is shown with. */
export const serviceIcons: Record<ServiceId, IconName> = {
  online: 'phone',
  remote: 'eye',
  onsite: 'pin',
  training: 'user',
  upgrade: 'download',
  healthcheck: 'check',
}

/** The steps above a service. */
export function serviceTrail({ headings, list }: NamespaceWords['service']): Trail<'' | '/service'> {
  return [
    { key: 'home', name: headings.home, path: '' },
    { key: 'service', name: list.title, path: '/service' },
  ]
}
