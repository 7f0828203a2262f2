import { useEffect } from 'react'

/**
 * Marks the document with where a trial button of the page is in view, `head` or `end`, so that one is filled at a time:
 * the header's is quiet then, and the one at the window's edge is away while the head's is there.
 */
export function useTrialInView(): void {
  useEffect(() => {
    const root = document.documentElement
    const inView = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target)
          else inView.delete(target)
        }
        const [first] = inView
        root.dataset.trial = first ? (first.closest('.phead') ? 'head' : 'end') : 'away'
      },
      { rootMargin: '-60px 0px 0px' },
    )
    for (const button of document.querySelectorAll('.phead .trial, .dock .trial')) observer.observe(button)
    return () => {
      observer.disconnect()
      delete root.dataset.trial
    }
  }, [])
}
