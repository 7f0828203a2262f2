import type { ComponentType, ReactNode } from 'react'
import type { ProductKey } from '#contract/products.ts'
import type { Namespaces } from '#i18n/i18n-types.ts'
import { wordsOf } from '#i18n/words.tsx'
import type { Locale } from '#src/site/locale.ts'
import { ScreenSlot, screenPart } from '#src/ui/screen/screen-slot.tsx'
import sheet from './small-screens.css?url'

/** A product that has none is shown by its mark. */
const parts: { [P in ProductKey]?: ReturnType<typeof smallPart> } = {
  mvda: smallPart('screen-mvda', async () => (await import('./mvda/mvda-screen.tsx')).MvdaScreen),
  dsc: smallPart('screen-dsc', async () => (await import('./dsc/dsc-screen.tsx')).DscScreen),
  centerview: smallPart('screen-centerview', async () => {
    return (await import('./centerview/centerview-screen.tsx')).CenterviewScreen
  }),
  av: smallPart('screen-av', async () => {
    return (await import('./av/av-screen.tsx')).AvScreen
  }),
}

/** A screen of the home carousel, reduced to its main part. */
export function smallScreen(product: ProductKey, first: boolean): ReactNode {
  const part = parts[product]
  return part && <ScreenSlot screen={first ? part.first : part.later} />
}

/** For loaders: the first visible screen. Never rejects. */
export async function prepareSmallScreen(lang: Locale): Promise<void> {
  const [product] = wordsOf(lang, 'home').carousel.shown
  if (product) await parts[product]?.first.prepare(lang)
}

function smallPart(words: Namespaces, load: () => Promise<ComponentType<{ small: boolean }>>) {
  const first = screenPart(words, sheet, async () => {
    const Screen = await load()
    return () => <Screen small />
  })
  // rendered only when about to be seen
  return { first, later: { ...first, isWanted: () => true } }
}
