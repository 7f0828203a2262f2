import { useEffect, useState } from 'react'

/**
 * The id of the section the visitor is reading: the last one whose top has passed the upper third of the window.
 * Undefined until the browser has looked.
 */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const key = ids.join(' ')
  useEffect(() => {
    const present = () =>
      key
        .split(' ')
        .map((id) => document.getElementById(id))
        .filter((section) => section !== null)
    const look = () => {
      const line = window.innerHeight / 3
      const sections = present()
      const passed = sections.filter((section) => section.getBoundingClientRect().top <= line)
      setCurrent(passed.at(-1)?.id ?? sections[0]?.id)
    }
    // one band around the line: it fires when a section crosses it, not on every scrolled pixel
    const observer = new IntersectionObserver(look, { rootMargin: '-33% 0px -66% 0px' })
    const observe = () => {
      for (const section of present()) observer.observe(section)
    }
    observe()
    // what is below the first screen may come a moment later (fold.tsx)
    const additions = new MutationObserver(observe)
    additions.observe(document.querySelector('main') ?? document.body, { childList: true })
    return () => {
      observer.disconnect()
      additions.disconnect()
    }
  }, [key])
  return current
}
