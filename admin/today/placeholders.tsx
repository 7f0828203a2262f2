import { useLL, useWords } from '#i18n/words.tsx'
import { Link } from '#src/site/link.tsx'
import type { Today } from './today.functions.ts'

/** For administrators: what the site still says of nobody, and what its owner has not confirmed; nothing once all is done. */
export function Placeholders({ found }: { found: Today['owner'] }) {
  const { checklist } = useWords('admin-leads').todayPage
  const messages = useLL()['admin-leads'].todayPage
  if (!found || (!found.placeholders && found.open === 0)) return null
  return (
    <p className="a-foot">
      {found.placeholders !== null && messages.placeholders({ count: found.placeholders })}{' '}
      {messages.unconfirmed({ count: found.open })} <Link to="/admin/confirm">{checklist}</Link>
    </p>
  )
}
