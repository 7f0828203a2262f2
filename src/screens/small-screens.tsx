import type { Locale } from '#src/site/locale.ts'
import { ScreenSlot, screenPart } from '#src/ui/screen/screen-slot.tsx'
import sheet from './small-screens.css?url'

const parts = {
  mvda: screenPart('screen-mvda', sheet, async () => {
    const { MvdaScreen } = await import('./mvda/mvda-screen.tsx')
    return () => <MvdaScreen small />
  }),
  dsc: screenPart('screen-dsc', sheet, async () => {
    const { DscScreen } = await import('./dsc/dsc-screen.tsx')
    return () => <DscScreen small />
  }),
  centerview: screenPart('screen-centerview', sheet, async () => {
    const { CenterviewScreen } = await import('./centerview/centerview-screen.tsx')
    return () => <CenterviewScreen small />
  }),
  av: screenPart('screen-auditview', sheet, async () => {
    const { AuditviewScreen } = await import('./auditview/auditview-screen.tsx')
    return () => <AuditviewScreen small />
  }),
}

/** The screens of the home carousel: the main part of each. */
export const smallScreens = {
  mvda: <ScreenSlot screen={parts.mvda} />,
  dsc: <ScreenSlot screen={parts.dsc} />,
  centerview: <ScreenSlot screen={parts.centerview} />,
  av: <ScreenSlot screen={parts.av} />,
}

/** For loaders: the server renders all of them, a browser needs the one that is seen first. Never fails. */
export async function prepareSmallScreens(lang: Locale): Promise<void> {
  await Promise.all(
    Object.values(import.meta.env.SSR ? parts : [parts.mvda]).map((part) => part.prepare(lang)),
  )
}
