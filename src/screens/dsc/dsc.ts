import { screenPart } from '#src/ui/screen/screen-slot.tsx'
import sheet from './dsc.css?url'

/** DSC's screen on its pages: a file asks to cross from one zone to another. */
export const dsc = screenPart('screen-dsc', sheet, async () => (await import('./dsc-screen.tsx')).DscScreen)
