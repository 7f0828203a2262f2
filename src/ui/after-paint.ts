/**
 * Calls back when the page as it is now has been painted: for work that nobody waits for. In a window nobody looks at
 * nothing is painted, so there at once.
 * @returns what calls it off
 */
export function afterPaint(then: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    timer = setTimeout(then)
  }
  const frame = document.hidden ? undefined : requestAnimationFrame(later)
  if (frame === undefined) later()
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
