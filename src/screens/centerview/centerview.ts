import { screenPart } from '#src/ui/screen/screen-slot.tsx'
import sheet from './centerview.css?url'

/** CenterView's screen on its pages: the past 4 hours of a session, and the inspection beside it. */
export const centerview = screenPart('screen-centerview', sheet, async () => {
  return (await import('./centerview-screen.tsx')).CenterviewScreen
})
