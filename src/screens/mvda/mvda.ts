import { screenPart } from '#src/ui/screen/screen-slot.tsx'
import sheet from './mvda.css?url'

/** MVDA's screen on its pages: a session's way from the data to the endpoint. */
export const mvda = screenPart(
  'screen-mvda',
  sheet,
  async () => (await import('./mvda-screen.tsx')).MvdaScreen,
)
