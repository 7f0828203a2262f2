import { screenPart } from '#src/ui/screen/screen-slot.tsx'
import sheet from './a2m.css?url'

/** A2M's screen on its pages: a PC form, and the phone page that it becomes. */
export const a2m = screenPart('screen-a2m', sheet, async () => {
  return (await import('./a2m-screen.tsx')).A2mScreen
})
