import { type ComponentProps, createContext, useContext, useEffect, useLayoutEffect } from 'react'
import { useWords } from '#i18n/words.tsx'
import { type HomeSectionId, isBelowFold } from '#src/site/routing/home-sections.ts'
import { Band } from '#src/ui/band.tsx'
import './home.css'
import { useElementScrollRestoration, useHydrated, useRouter } from '@tanstack/react-router'

/** The section the page opens at (`/{lang}/{id}`), if any. */
export const OpenedSection = createContext<HomeSectionId | undefined>(undefined)

type HomeSectionProps = Omit<ComponentProps<typeof Band>, 'id'> & { id: HomeSectionId }

/** A band of the home page with a URL of its own. */
export function HomeSection({ id, children, ...band }: HomeSectionProps) {
  const opened = useContext(OpenedSection) === id
  return (
    <Band id={id} {...band}>
      {opened && <Opening id={id} />}
      {children}
    </Band>
  )
}

/** Without scripts only `autofocus` scrolls to a section without a hash; with them it would scroll during layout. */
function Opening({ id }: { id: HomeSectionId }) {
  const name = useWords('home').sections[id]
  return (
    <>
      <span className="opening" tabIndex={-1}>
        {name}
      </span>
      <noscript>
        {/* biome-ignore lint/a11y/noAutofocus: the visitor asked for this section by its address */}
        <span className="opening" tabIndex={-1} autoFocus>
          {name}
        </span>
      </noscript>
    </>
  )
}

/** Scrolls to the URL's section; restores the position on Back and reload, and keeps one scrolled before hydration. */
export function useOpenedSection(section: HomeSectionId | undefined): void {
  const router = useRouter()
  const asDocument = !useHydrated()
  const left = useElementScrollRestoration({ getElement: () => window })?.scrollY

  useEffectBeforePaint(() => {
    // without a section the browser has the position right
    if (asDocument && !section) return
    const open = () => {
      // keep the focus of a field used before hydration
      if (section && !(asDocument && isSomewhere())) focus(section)
      if (left !== undefined) scrollTo({ top: left, behavior: 'instant' })
      else if (section && !(asDocument && staysThere(section))) goTo(section)
    }
    open()
    // again after the router has reset scroll and focus
    const stop = router.subscribe('onRendered', () => {
      stop()
      open()
    })
    return stop
  }, [router, section])
}

function focus(section: HomeSectionId): void {
  const opening = document.getElementById(section)?.querySelector<HTMLElement>('[tabindex="-1"]')
  opening?.focus({ preventScroll: true })
}

function isSomewhere(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body
}

function staysThere(section: HomeSectionId): boolean {
  return scrollY > 0 || !isBelowFold(section)
}

function goTo(section: HomeSectionId): void {
  document.getElementById(section)?.scrollIntoView({ behavior: 'instant' })
}

// no layout effects during SSR
const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
