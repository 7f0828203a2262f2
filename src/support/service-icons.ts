import type { IconName } from '#src/ui/icon.tsx'
import type { ServiceId } from './service-ids.ts'

/** The icon each service is shown with. */
export const serviceIcons: Record<ServiceId, IconName> = {
  online: 'phone',
  remote: 'eye',
  onsite: 'pin',
  training: 'user',
  upgrade: 'download',
  healthcheck: 'check',
}
