import { type ChangeEvent, type FocusEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { textSeen } from './text-seen.ts'

type TextElement = HTMLInputElement | HTMLTextAreaElement

export type OwnText = {
  value: string
  onType: (text: string) => void
  onBlur?: (() => void) | undefined
  /** what a text stands for: texts that stand for the same are not written over each other while one of them is typed */
  read?: (text: string) => string
}

/**
 * Props of an uncontrolled field. While it has the focus its text is its own: no render takes away a letter that React has not
 * heard of yet, or a space that the server trims, and none ends a composition. What is seen to be another text is shown at once,
 * and what the server cleaned when the field is left.
 */
export function useOwnText<E extends TextElement>(
  { value, onType, onBlur, read = textSeen }: OwnText,
  ref?: RefObject<E | null>,
) {
  const own = useRef<E>(null)
  const field = ref ?? own
  const [defaultValue] = useState(value)
  /** the value that was taken over last, and the text of the field as it was reported or written last */
  const known = useRef({ value, text: value })
  const report = (text: string) => {
    known.current.text = text
    onType(text)
  }
  const show = (element: E) => {
    const isSame = read(element.value) === read(value)
    // what cannot be read stays, to be put right
    known.current.text = isSame ? value || element.value : value
    write(element, known.current.text)
  }
  // typed before the page was hydrated
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(() => {
    if (field.current && field.current.value !== value) report(field.current.value)
  }, [])
  useLayoutEffect(() => {
    const element = field.current
    const { current } = known
    if (!element || value === current.value) return
    current.value = value
    const isHeld = element.ownerDocument.activeElement === element
    // it has a letter that is not reported yet, or means the same
    if (isHeld && (element.value !== current.text || read(element.value) === read(value))) return
    show(element)
  })
  return {
    ref: field,
    defaultValue,
    onChange: ({ target }: ChangeEvent<E>) => report(target.value),
    onBlur: ({ target }: FocusEvent<E>) => {
      if (target.value === known.current.text) show(target)
      else report(target.value)
      onBlur?.()
    },
  }
}

/** An assignment of the same text would move the caret in some browsers, and end what can be undone in all. */
function write(element: TextElement, text: string): void {
  if (element.value === text) return
  const { selectionStart, selectionEnd } = element
  element.value = text
  if (element.ownerDocument.activeElement === element) element.setSelectionRange(selectionStart, selectionEnd)
}
