import { useId, useState } from 'react'
import { useLL } from '#i18n/words.tsx'
import { TextInput } from './fields/text-fields.tsx'

/** For what cannot be undone: its name has to be typed before the button that does it works. @param name whose */
export function useConfirmName(name: string) {
  const { typeName } = useLL().admin.states
  const [typed, setTyped] = useState('')
  const id = useId()
  return {
    isConfirmed: typed.trim() === name.trim(),
    field: (
      <TextInput id={id} label={typeName({ name })} value={typed} onType={setTyped} spellCheck={false} />
    ),
  }
}
