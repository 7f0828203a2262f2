/** Head of a window's title bar. */
export function WindowDots() {
  return (
    <svg width="27" height="7" viewBox="0 0 27 7" aria-hidden="true">
      <path d="M0 0h7v7H0zM10 0h7v7h-7zM20 0h7v7h-7z" />
    </svg>
  )
}
