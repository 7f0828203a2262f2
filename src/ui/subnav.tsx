import { useEffect, useRef, useState } from 'react'
import './subnav.css'

type SubnavProps = { label: string; sections: readonly { id: string; name: string }[] }

/** Sticky section navigation; marks the section in view. */
export function Subnav({ label, sections }: SubnavProps) {
  const inView = useSectionInView(sections.map(({ id }) => id))
  const current = inView ?? sections[0]?.id
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // only once observed: measuring earlier forces a second layout
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
 * The last section whose top passed a third of the window, or the last at the page's end; the hash's section while its
 * top is in view. Undefined until observed.
 */
function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? [])
    const topOf = (section: Element) => Math.round(section.getBoundingClientRect().top)
    const look = () => {
      // one px tolerance: the observer fires as a top reaches the line
      const passed = sections.filter((section) => topOf(section) <= window.innerHeight * 0.34 + 1)
      const last = atEnd() ? sections.at(-1) : passed.at(-1)
      const beside = sections.find((section) => last && topOf(section) === topOf(last))
      const named = sections.find(({ id }) => `#${id}` === location.hash)
      const isNamed = named && topOf(named) >= 0 && (passed.includes(named) || atEnd())
      setCurrent((isNamed ? named : (beside ?? sections[0]))?.id)
    }
    // a single line: fires on crossings, not on each scroll
    const observer = new IntersectionObserver(look, { rootMargin: '-34% 0px -66% 0px' })
    for (const section of sections) observer.observe(section)
    // sections side by side, or at the page's end, do not cross it
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

/** Scrolls the horizontal list to the current section. */
function keepInView(list: HTMLElement | null, id: string): void {
  const link = list?.querySelector(`[href="#${id}"]`)?.getBoundingClientRect()
  if (!list || !link) return
  const { left, width } = list.getBoundingClientRect()
  list.scrollLeft += link.left + link.width / 2 - (left + width / 2)
}
