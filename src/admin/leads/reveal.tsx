import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { changeApi } from '../staff-api.ts'
import { Icon } from '../ui/icon.tsx'
import { LeadFailure } from './lead-failure.tsx'
import { leadQuery } from './lead-queries.ts'

type RevealProps = {
  id: string
  field: 'telephone' | 'email'
  masked: string
  /** what can be done with it */
  children?: (value: string) => ReactNode
}

/** A number or an address, fetched when somebody asks for it, which is written down. */
export function Reveal({ id, field, masked, children }: RevealProps) {
  const words = useWords('admin-leads')
  const queryClient = useQueryClient()
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: () => changeApi('leads.reveal', { id, body: { field } }),
    onSuccess: () => queryClient.invalidateQueries(leadQuery(id)),
  })
  if (data?.ok) {
    const { value, dial } = data.data
    return (
      <div className="a-reveal" role="status">
        <a className="a-num" href={field === 'email' ? `mailto:${value}` : `tel:${dial ?? value}`}>
          {value}
        </a>
        <p>{words.logged}</p>
        {children?.(value)}
      </div>
    )
  }
  const code = data ? data.code : isError ? 'unavailable' : undefined
  return (
    <div className="a-reveal">
      <button type="button" disabled={isPending} onClick={() => mutate()}>
        <span className="vh">{words[field]} </span>
        <span className="a-num">{masked}</span>
        <Icon name="eye" />
        <u>{words.reveal}</u>
      </button>
      {code && <LeadFailure code={code} />}
    </div>
  )
}
