import { useQuery } from '@tanstack/react-query'
import type { LeadDetail } from '#api/contract/lead-schema.ts'
import { productNames } from '#api/contract/products.ts'
import { loadWords } from '#i18n/load-words.ts'
import { messagesOf, useWords } from '#i18n/words.tsx'
import { languageTag } from '#src/site/locale.ts'
import { useStaff } from '../staff.ts'

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
    <ul className="a-strip" aria-label={words.label}>
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
