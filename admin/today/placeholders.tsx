import { useQuery } from '@tanstack/react-query'
import { useLL, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import { placeholdersQuery } from '../site/site-texts-query.ts'

/** What the texts of the code say is the site's to know, and not asked again every minute. */
export const knownPlaceholdersQuery = { ...placeholdersQuery, staleTime: 60_000 }

/** For administrators: what the site still says of nobody, and what its owner has not confirmed; nothing once all is done. */
export function Placeholders({ unconfirmed }: { unconfirmed: number }) {
  const { checklist } = useWords('admin-leads').todayPage
  const messages = useLL()['admin-leads'].todayPage
  const { data } = useQuery(knownPlaceholdersQuery)
  const count = data ? data.texts.length + data.settings.length : 0
  if (count === 0 && unconfirmed === 0) return null
  return (
    <p className="a-foot">
      {data && messages.placeholders({ count })} {messages.unconfirmed({ count: unconfirmed })}{' '}
      <Link to="/admin/confirm">{checklist}</Link>
    </p>
  )
}
