import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

/**
 * A choice that is saved once it is made. Arrow keys change a radio group or a closed select at each press: what they
 * choose is saved by Enter or by leaving the control, and Esc takes it back. By pointer, touch or space it is saved at once.
 */
export function useSettledChoice<V extends string>(stored: V, save: (value: V) => Promise<unknown>) {
  const [chosen, setChosen] = useState<V>()
  const now = useRef({ isStepping: false, chosen: undefined as V | undefined })
  const show = (value: V | undefined) => {
    now.current.chosen = value
    setChosen(value)
  }
  const settle = async () => {
    const value = now.current.chosen
    if (value === undefined) return
    now.current.chosen = undefined
    if (value !== stored) await save(value)
    // what was chosen meanwhile stays
    if (now.current.chosen === undefined) setChosen(undefined)
  }
  return {
    value: chosen ?? stored,
    choose: (value: V) => {
      show(value)
      if (!now.current.isStepping) void settle()
    },
    /** for the element that holds the whole choice */
    handlers: {
      onPointerDown: () => {
        now.current.isStepping = false
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { key, altKey } = event
        // Alt and an arrow opens the list of a select, which changes it once
        now.current.isStepping = !altKey && key !== 'Enter' && key !== ' '
        if (key === 'Enter') void settle()
        if (key !== 'Escape' || now.current.chosen === undefined) return
        event.stopPropagation()
        show(undefined)
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) void settle()
      },
    },
  }
}
