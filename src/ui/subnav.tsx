import { useEffect, useRef, useState } from 'react'
import './subnav.css'

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
              <a href={`#${id}`} data-name={name} aria-current={id === current ? 'true' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

/**
 * The id of the section the visitor is reading: the last one whose top has passed a third of the window, at the end of
 * the page the last; but the one the address names while its top is in view. Undefined until the browser has looked.
 */
function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const topOf = (section: Element) => Math.round(section.getBoundingClientRect().top)
    const look = () => {
      // a pixel below the observed line, which fires when a top has just reached it
      const passed = sections.filter((section) => topOf(section) <= window.innerHeight * 0.34 + 1)
      const last = atEnd() ? sections.at(-1) : passed.at(-1)
      const beside = sections.find((section) => last && topOf(section) === topOf(last))
      const named = sections.find(({ id }) => `#${id}` === location.hash)
      const isNamed = named && topOf(named) >= 0 && (passed.includes(named) || atEnd())
      setCurrent((isNamed ? named : (beside ?? sections[0]))?.id)
    }
    // one line: it fires when a section crosses it, not on every scrolled pixel
    const observer = new IntersectionObserver(look, { rootMargin: '-34% 0px -66% 0px' })
    for (const section of sections) observer.observe(section)
    // side by side, and at the end of the page, nothing crosses the line
    window.addEventListener('hashchange', look)
    document.addEventListener('scrollend', look)
    return () => {
      observer.disconnect()
      window.removeEventListener('hashchange', look)
      document.removeEventListener('scrollend', look)
    }
  }, [key])
  return current
}

function atEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2
}

/** On narrow screens the list scrolls sideways: the marked section should not be off its edge. */
function keepInView(list: HTMLElement | null, id: string): void {
  const link = list?.querySelector(`[href="#${id}"]`)?.getBoundingClientRect()
  if (!list || !link) return
  const { left, width } = list.getBoundingClientRect()
  list.scrollLeft += link.left + link.width / 2 - (left + width / 2)
}
