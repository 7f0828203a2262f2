import type { ComponentType } from 'react'
import { preinit } from 'react-dom'
import type { Namespaces } from '#i18n/i18n-types.ts'
import { loadWords } from '#i18n/load-words.ts'
import { OnDemand, type OnDemandPart, onDemandPart } from '../on-demand.tsx'

type ScreenPart = OnDemandPart & {
  /** address of the screen's own style sheet, which imports `screen.css` */
  sheet: string
}

/** @param load imports the screen, a component that is a `ScreenFrame`; a chunk of its own */
export function screenPart(words: Namespaces, sheet: string, load: () => Promise<ComponentType>): ScreenPart {
  const part = onDemandPart(async (lang) => {
    const [Screen] = await Promise.all([load(), loadWords(lang, [words])])
    return <Screen />
  })
  // a sheet that loads holds back React's commit, and with it the view transition, whose window stands still meanwhile
  return {
    ...part,
    sheet,
    prepare: async (lang) => void (await Promise.all([part.prepare(lang), loadSheet(sheet)])),
  }
}

/** Inserts a style sheet as React does, before anything is rendered that needs it. Never fails. */
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

/**
 * The place of a product's screen in a page. The server renders the screen as it begins, complete and labelled: that is
 * what stands without scripts and on paper. Its chunk and its words make the same elements answer, so nothing moves.
 */
export function ScreenSlot({ screen }: { screen: ScreenPart }) {
  return (
    <>
      <link rel="stylesheet" href={screen.sheet} precedence={precedence} />
      <OnDemand part={screen} />
    </>
  )
}
