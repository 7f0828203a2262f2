import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useWords } from '#i18n/words.tsx'
import { TextField } from '#src/ui/form.tsx'
import { staffSessionQuery } from '../staff.ts'

/** Proof of the own second factor, `code` of its form; nothing for who has none. */
export function FactorField({ authenticatorOnly = false }: { authenticatorOnly?: boolean }) {
  const { own: words } = useWords('admin-identity')
  const id = useId()
  const { data } = useQuery(staffSessionQuery)
  if (!data?.secondFactor.enabled) return null
  return (
    <TextField
      id={id}
      name="code"
      label={authenticatorOnly ? words.authenticatorCode : words.factorCode}
      hint={authenticatorOnly ? words.authenticatorHint : words.factorHint}
      autoComplete="one-time-code"
      spellCheck={false}
      required
    />
  )
}
