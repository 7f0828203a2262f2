import { useEffect, useState } from 'react'

/**
 * The id of the section the visitor is reading: the last one whose top has passed the upper third of the window.
 * Undefined until the browser has looked.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const sections = key.split(' ').map((id) => document.getElementById(id))
    const present = sections.filter((section) => section !== null)
    const look = () => {
      const line = window.innerHeight / 3
      const passed = present.filter((section) => section.getBoundingClientRect().top <= line)
      setCurrent(passed.at(-1)?.id ?? present[0]?.id)
    }
    // one band around the line: it fires when a section crosses it, not on every scrolled pixel
    const observer = new IntersectionObserver(look, { rootMargin: '-33% 0px -66% 0px' })
    for (const section of present) observer.observe(section)
    return () => observer.disconnect()
  }, [key])
  return current
}
