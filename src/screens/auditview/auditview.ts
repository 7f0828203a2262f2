import { screenPart } from '#src/ui/screen/screen-slot.tsx'
import sheet from './auditview.css?url'

/** AuditView's screen on its pages: a recorded session with its events on one time axis. */
export const auditview = screenPart('screen-auditview', sheet, async () => {
  return (await import('./auditview-screen.tsx')).AuditviewScreen
})
