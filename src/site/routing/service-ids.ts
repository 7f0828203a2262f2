/** Technical-support services, each with a page (`/{lang}/service/{id}`). */
export const serviceIds = ['online', 'remote', 'onsite', 'training', 'upgrade', 'healthcheck'] as const

export type ServiceId = (typeof serviceIds)[number]

export function isServiceId(id: unknown): id is ServiceId {
  return serviceIds.includes(id as ServiceId)
}
