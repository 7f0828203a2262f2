import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { RevealAnswer } from '#api/contract/lead-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { changeApi } from '../staff-api.ts'
import { Icon } from '../ui/icon.tsx'
import { LeadFailure } from './lead-failure.tsx'
import { leadQuery } from './lead-queries.ts'

type Field = 'telephone' | 'email'

/** What was revealed of an application, for all places that show it; not below `leadsKey`, as nothing makes it out of date. */
export const revealedKey = (id: string) => ['staff', 'revealed', id] as const

/** A number or an address, fetched when somebody asks for it, which is written down. */
export function useReveal(id: string, field: Field) {
  const queryClient = useQueryClient()
  const queryKey = [...revealedKey(id), field]
  const { data: revealed } = useQuery<typeof RevealAnswer.infer>({ queryKey, queryFn: skipToken })
  const { mutate, data, isPending, isError } = useMutation({
    mutationFn: () => changeApi('leads.reveal', { id, body: { field } }),
    onSuccess: (outcome) => {
      if (outcome.ok) queryClient.setQueryData(queryKey, outcome.data)
      return queryClient.invalidateQueries(leadQuery(id))
    },
  })
  const code = data && !data.ok ? data.code : isError ? 'unavailable' : undefined
  return {
    value: revealed?.value,
    href:
      revealed && (field === 'email' ? `mailto:${revealed.value}` : `tel:${revealed.dial ?? revealed.value}`),
    reveal: () => mutate(),
    isPending,
    code,
  }
}

type RevealProps = {
  id: string
  field: Field
  masked: string
  /** whose it is, where more than one is listed */
  of?: string
  /** what can be done with it */
  children?: (value: string) => ReactNode
}

/** A masked number or address with what reveals it; then the number or address, to call or write to. */
export function Reveal({ id, field, masked, of, children }: RevealProps) {
  const words = useWords('admin-leads')
  const { value, href, reveal, isPending, code } = useReveal(id, field)
  if (value !== undefined)
    return (
      <div className="a-reveal" role="status">
        <a className="a-num" href={href}>
          {value}
        </a>
        <p className={of && 'vh'}>{words.logged}</p>
        {children?.(value)}
      </div>
    )
  return (
    <div className="a-reveal">
      <button type="button" disabled={isPending} onClick={reveal}>
        <span className="vh">{[of, words[field]].filter(Boolean).join(' ')} </span>
        <span className="a-num">{masked}</span>
        <Icon name="eye" />
        <u>{words.reveal}</u>
      </button>
      {code && <LeadFailure code={code} />}
    </div>
  )
}
