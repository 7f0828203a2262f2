import { useLL, useLocale } from '#i18n/words.tsx'
import type { AnswerOf } from '../staff-api.ts'
import { beijingTime } from '../ui/beijing-time.ts'
import { Banner } from '../ui/state.tsx'

/** What does not go out, of what the member works with: since when and why. Nothing until it is known. */
export function DeliveryTroubles({ found }: { found: AnswerOf<'deliveries.list'> | undefined }) {
  const messages = useLL()['admin-leads'].troubles
  const locale = useLocale()
  return found?.troubles.map(({ channel, since, fault }) => (
    <Banner key={channel} bad>
      {messages[channel]({ time: beijingTime(since, locale), fault })}
    </Banner>
  ))
}
