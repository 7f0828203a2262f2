import type { ComponentType } from 'react'
import { preinit } from 'react-dom'
import type { Namespaces } from '#i18n/i18n-types.ts'
import { loadWords } from '#i18n/load-words.ts'
import { OnDemand, type OnDemandPart, onDemandPart } from '../on-demand.tsx'
import kit from './screen.css?url'

type ScreenPart = OnDemandPart & {
  /** URL of the screen's own rules, on top of `screen.css` */
  sheet: string
}

/** @param load imports the screen, a `ScreenFrame`, as a chunk of its own */
export function screenPart(words: Namespaces, sheet: string, load: () => Promise<ComponentType>): ScreenPart {
  const part = onDemandPart(async (lang) => {
    const [Screen] = await Promise.all([load(), loadWords(lang, [words])])
    return <Screen />
  })
  // a loading style sheet suspends React's commit and freezes the view transition
  return {
    ...part,
    sheet,
    prepare: async (lang) => void (await Promise.all([part.prepare(lang), loadSheet(kit), loadSheet(sheet)])),
  }
}

/** Preloads as React inserts it (`preinit`). Never rejects. */
async function loadSheet(href: string): Promise<void> {
  if (import.meta.env.SSR) return
  preinit(href, { as: 'style', precedence })
  const link = [...document.querySelectorAll('link')].find((one) => one.getAttribute('href') === href)
  if (!link || link.sheet) return
  await new Promise((settle) => {
    link.addEventListener('load', settle)
    link.addEventListener('error', settle)
  })
}

const precedence = 'screen'

/** Server-rendered initial state, for no-script and print; the chunk hydrates the same elements. */
export function ScreenSlot({ screen }: { screen: ScreenPart }) {
  return (
    <>
      <link rel="stylesheet" href={kit} precedence={precedence} />
      <link rel="stylesheet" href={screen.sheet} precedence={precedence} />
      <OnDemand part={screen} />
    </>
  )
}
