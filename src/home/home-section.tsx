import { type ComponentProps, createContext, useContext, useEffect, useLayoutEffect } from 'react'
import { useWords } from '#i18n/words.tsx'
import { type HomeSectionId, isBelowFold } from '#src/site/routing/home-sections.ts'
import { Band } from '#src/ui/band.tsx'
import './home.css'
import { useElementScrollRestoration, useHydrated, useRouter } from '@tanstack/react-router'

/** The section the page opens at (`/{lang}/{id}`), where its address names one. */
export const OpenedSection = createContext<HomeSectionId | undefined>(undefined)

type HomeSectionProps = Omit<ComponentProps<typeof Band>, 'id'> & { id: HomeSectionId }

/** A band of the home page that has an address of its own. */
export function HomeSection({ id, children, ...band }: HomeSectionProps) {
  const opened = useContext(OpenedSection) === id
  return (
    <Band id={id} {...band}>
      {opened && <Opening id={id} />}
      {children}
    </Band>
  )
}

/**
 * Takes the focus where the page opens. Without scripts, only focus from the first on can bring a browser to a place that
 * the address does not name by a hash; with them it would go as far as there is page then, and move while it is laid out.
 */
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

/**
 * Brings the window to the section the address names. A visitor who comes back to this entry of the history, or
 * reloads it, finds the window where it was; one who has scrolled before the script arrived is left alone.
 */
export function useOpenedSection(section: HomeSectionId | undefined): void {
  const router = useRouter()
  const asDocument = !useHydrated()
  const left = useElementScrollRestoration({ getElement: () => window })?.scrollY

  useEffectBeforePaint(() => {
    // without a section a document is where it ought to be
    if (asDocument && !section) return
    const open = () => {
      // who was in a field before the script arrived stays there
      if (section && !(asDocument && isSomewhere())) focus(section)
      if (left !== undefined) scrollTo({ top: left, behavior: 'instant' })
      else if (section && !(asDocument && staysThere(section))) goTo(section)
    }
    open()
    // again when the router has put window and focus to where pages start
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

// layout effects do not exist on the server
const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect
