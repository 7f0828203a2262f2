import { useEffect, useRef } from 'react'

/**
 * The control that was pressed makes way for what it loaded: focus goes to the first element that was added.
 * @param id of the first element of what was loaded last
 * @returns to call when the control is pressed
 */
export function useFocusOnAdded(id: string | undefined): () => void {
  const asked = useRef(false)
  useEffect(() => {
    if (asked.current && id) document.getElementById(id)?.focus()
    asked.current = false
  }, [id])
  return () => {
    asked.current = true
  }
}
