import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { LeadDetail, RevealAnswer } from '#contract/lead-schema.ts'
import { productNames } from '#contract/products.ts'
import { loadWords } from '#i18n/load-words.ts'
import { messagesOf, useWords } from '#i18n/words.tsx'
import { languageTag } from '#src/site/locale.ts'
import { useStaff } from '../staff.ts'
import { Icon } from '../ui/icon.tsx'
import { useChange } from '../ui/use-change.ts'
import { leadQuery } from './lead-queries.ts'

type Field = 'telephone' | 'email'

/** What was revealed of an application, for all places that show it; not below `leadsKey`, as nothing makes it out of date. */
export const revealedKey = (id: string) => ['staff', 'revealed', id] as const

/** A number or an address, fetched when somebody asks for it, which is written down. */
export function useReveal(id: string, field: Field) {
  const queryClient = useQueryClient()
  const queryKey = [...revealedKey(id), field]
  const { data: revealed } = useQuery<typeof RevealAnswer.infer>({ queryKey, queryFn: skipToken })
  const { failures } = useWords('admin-leads')
  const change = useChange({ faults: failures, outdated: leadQuery(id).queryKey })
  const [isPending, setPending] = useState(false)
  const reveal = async () => {
    setPending(true)
    const outcome = await change('leads.reveal', { id, body: { field } })
    setPending(false)
    if (outcome.ok) queryClient.setQueryData(queryKey, outcome.data)
  }
  return {
    value: revealed?.value,
    href:
      revealed && (field === 'email' ? `mailto:${revealed.value}` : `tel:${revealed.dial ?? revealed.value}`),
    reveal,
    isPending,
  }
}

/** How long after something has appeared below the pointer a press is the second one of a double click, ms. */
const doubleClick = 600

/** For what takes the place of what was pressed: the second press of a double click does nothing. */
export function useSecondPress(isThere: boolean) {
  const since = useRef(isThere ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY)
  useEffect(() => {
    if (isThere && since.current === Number.POSITIVE_INFINITY) since.current = performance.now()
  }, [isThere])
  return (event: MouseEvent) => {
    if (performance.now() - since.current < doubleClick) event.preventDefault()
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
  const { value, href, reveal, isPending } = useReveal(id, field)
  const sinceShown = useSecondPress(value !== undefined)
  if (value !== undefined)
    return (
      <div className="a-reveal" role="status">
        <a className="a-nowrap" href={href} onClick={sinceShown}>
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
        <span className="a-nowrap">{masked}</span>
        <Icon name="eye" />
        <u>{words.reveal}</u>
      </button>
    </div>
  )
}

type MailTemplatesProps = { lead: LeadDetail; address: string }

/** Mails in the applicant's language, filled in and opened in the own mail program. */
export function MailTemplates({ lead, address }: MailTemplatesProps) {
  const { mails: words } = useWords('admin-leads')
  const sender = useStaff().name
  const { lang, name, reference } = lead
  const texts = useQuery({
    queryKey: ['words', 'admin-leads', lang],
    queryFn: async () => {
      await loadWords(lang, ['admin-leads'])
      return true
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!texts.data) return null
  const { mails } = messagesOf(lang)['admin-leads']
  const product = lead.product ? productNames[lead.product] : mails.product()
  return (
    <ul className="a-row" aria-label={words.label}>
      {(['thanks', 'appointment', 'accounts'] as const).map((kind) => {
        const subject = encodeURIComponent(mails[kind].subject({ product, reference }))
        // lines end as in mail (RFC 6068, section 5)
        const body = encodeURIComponent(
          mails[kind].body({ name, product, reference, sender }).replace(/\n/g, '\r\n'),
        )
        return (
          <li key={kind}>
            <a
              href={`mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${subject}&body=${body}`}
              hrefLang={languageTag(lang)}
            >
              {words[kind].title}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
