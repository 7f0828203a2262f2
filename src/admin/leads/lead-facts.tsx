import type { LeadSummary } from '#api/contract/lead-schema.ts'
import { productNames } from '#api/contract/products.ts'
import { useLocale, useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { ProductMark } from '#src/ui/product-mark.tsx'
import { beijingTime } from '../ui/beijing-time.ts'
import { Badge } from '../ui/state.tsx'
import { dueText } from './due-text.ts'

/** The product a trial was asked for. */
export function LeadProduct({ product }: Pick<LeadSummary, 'product'>) {
  if (!product) return null
  return (
    <span className="a-strip">
      <ProductMark product={product} />
      {productNames[product]}
    </span>
  )
}

/** The next call, marked where it is overdue; of an application nobody has touched, when it came. */
export function LeadDue({ lead }: { lead: LeadSummary }) {
  const words = useWords('admin-leads')
  const locale = useLocale()
  if (lead.due === '')
    return lead.status === 'new' ? (
      <time dateTime={lead.receivedAt}>
        {words.arrived} {beijingTime(lead.receivedAt, locale)}
      </time>
    ) : null
  const text = dueText(lead.due, locale, words.today)
  return (
    <time dateTime={lead.due}>
      {lead.isOverdue ? (
        <Badge hot>
          {words.overdue} {text}
        </Badge>
      ) : (
        text
      )}
    </time>
  )
}

/** Who works on it, as the first letter of their name. */
export function LeadOwner({ owner }: Pick<LeadSummary, 'owner'>) {
  if (!owner) return null
  return (
    <span className="a-who" role="img" aria-label={owner.name}>
      {[...owner.name][0]}
    </span>
  )
}

/** Who works on it, or a button for the one who will. */
export function OwnerOrTake({ lead, onTake }: { lead: LeadSummary; onTake: () => void }) {
  const { take } = useWords('admin-leads')
  if (lead.owner) return <LeadOwner owner={lead.owner} />
  return (
    <Button ghost onClick={onTake} aria-label={`${take}: ${lead.company || lead.name}`}>
      {take}
    </Button>
  )
}

/** Where it came from, as people read it. */
export function LeadSource({ source }: Pick<LeadSummary, 'source'>) {
  const { sources } = useWords('admin-leads')
  const page = /(?:^|\s)page=(\S+)/.exec(source)?.[1]
  const kind = /(?:^|\s)referrer=(\S+)/.exec(source)?.[1] as keyof typeof sources | undefined
  const campaign = /(?:^|\s)utm_source=(\S+)/.exec(source)?.[1]
  return [page, kind && sources[kind], campaign].filter(Boolean).join(' · ')
}
