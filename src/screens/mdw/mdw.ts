import { screenPart } from '#src/ui/screen/screen-slot.tsx'
import sheet from './mdw.css?url'

/** MDW's screen on its pages: real devices, plugged into a cloud desktop. */
export const mdw = screenPart('screen-mdw', sheet, async () => {
  return (await import('./mdw-screen.tsx')).MdwScreen
})
