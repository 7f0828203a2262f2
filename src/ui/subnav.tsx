import { useEffect, useRef } from 'react'
import './subnav.css'
import { useSectionInView } from './use-section-in-view.ts'

type SubnavProps = { label: string; sections: readonly { id: string; name: string }[] }

/** The sections of this page, always in reach; the one in view is marked. */
export function Subnav({ label, sections }: SubnavProps) {
  const inView = useSectionInView(sections.map(({ id }) => id))
  const current = inView ?? sections[0]?.id
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // not before the browser has looked: measuring would have it lay out the page twice
    if (inView) keepInView(list.current, inView)
  }, [inView])
  return (
    <nav className="subnav" aria-label={label}>
      <div className="wrap">
        <ul ref={list}>
          {sections.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/** On narrow screens the list scrolls sideways: the marked section should not be off its edge. */
function keepInView(list: HTMLElement | null, id: string): void {
  const link = list?.querySelector(`[href="#${id}"]`)?.getBoundingClientRect()
  if (!list || !link) return
  const { left, width } = list.getBoundingClientRect()
  list.scrollLeft += link.left + link.width / 2 - (left + width / 2)
}
