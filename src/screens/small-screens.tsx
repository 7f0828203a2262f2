import type { ComponentType } from 'react'
import type { Namespaces } from '#i18n/i18n-types.ts'
import type { Locale } from '#src/site/locale.ts'
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

/** The screens of the home carousel: the main part of each. */
export const smallScreens = {
  mvda: <ScreenSlot screen={parts.mvda} />,
  dsc: <ScreenSlot screen={parts.dsc} />,
  centerview: <ScreenSlot screen={parts.centerview} />,
  av: <ScreenSlot screen={parts.av} />,
}

/** For loaders: the server renders all of them, a browser needs the one that is seen first. Never fails. */
export async function prepareSmallScreens(lang: Locale): Promise<void> {
  const needed = import.meta.env.SSR ? Object.values(parts) : [parts.mvda]
  await Promise.all(needed.map((part) => part.prepare(lang)))
}

function smallPart(words: Namespaces, load: () => Promise<ComponentType<{ small: boolean }>>) {
  return screenPart(words, sheet, async () => {
    const Screen = await load()
    return () => <Screen small />
  })
}
