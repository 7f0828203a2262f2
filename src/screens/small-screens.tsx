import type { ComponentType } from 'react'
import type { Namespaces } from '#i18n/i18n-types.ts'
import { ScreenSlot, screenPart } from '#src/ui/screen/screen-slot.tsx'
import sheet from './small-screens.css?url'

const parts = {
  mvda: smallPart('screen-mvda', async () => (await import('./mvda/mvda-screen.tsx')).MvdaScreen),
  dsc: smallPart('screen-dsc', async () => (await import('./dsc/dsc-screen.tsx')).DscScreen),
  centerview: smallPart('screen-centerview', async () => {
    return (await import('./centerview/centerview-screen.tsx')).CenterviewScreen
  }),
  av: smallPart('screen-auditview', async () => {
    return (await import('./auditview/auditview-screen.tsx')).AuditviewScreen
  }),
}

const isWanted = () => true

/** Screens of the home carousel, reduced to their main part. */
export const smallScreens = {
  mvda: <ScreenSlot screen={parts.mvda} />,
  // rendered only when about to be seen
  dsc: <ScreenSlot screen={{ ...parts.dsc, isWanted }} />,
  centerview: <ScreenSlot screen={{ ...parts.centerview, isWanted }} />,
  av: <ScreenSlot screen={{ ...parts.av, isWanted }} />,
}

/** For loaders: the first visible screen. Never rejects. */
export const prepareSmallScreens = parts.mvda.prepare

function smallPart(words: Namespaces, load: () => Promise<ComponentType<{ small: boolean }>>) {
  return screenPart(words, sheet, async () => {
    const Screen = await load()
    return () => <Screen small />
  })
}
