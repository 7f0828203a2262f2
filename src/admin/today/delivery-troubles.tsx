import { useLL, useLocale } from '#i18n/words.tsx'
import type { AnswerOf } from '../staff-api.ts'
import { beijingTime } from '../ui/beijing-time.ts'
import { Banner } from '../ui/state.tsx'

/** What does not go out, since when and why, for those who work on applications. */
export function DeliveryTroubles({ mail }: { mail: AnswerOf<'mail.list'> | undefined }) {
  const messages = useLL()['admin-leads']
  const locale = useLocale()
  if (!mail) return null
  const troubles = [
    { name: 'mail', trouble: mail.mailTrouble, message: messages.mailTrouble },
    { name: 'webhook', trouble: mail.webhookTrouble, message: messages.webhookTrouble },
  ]
  return troubles.map(
    ({ name, trouble, message }) =>
      trouble && (
        <Banner key={name} bad>
          {message({ time: beijingTime(trouble.since, locale), fault: trouble.fault })}
        </Banner>
      ),
  )
}
