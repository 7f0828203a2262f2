import { type ComponentProps, createContext, useContext } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Band } from '#src/ui/band.tsx'
import type { HomeSectionId } from './home-sections.ts'
import './home-section.css'

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
