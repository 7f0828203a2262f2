import { useLL, useLocale } from '#i18n/words.tsx'
import type { AnswerOf } from '../staff-api.ts'
import { beijingTime } from '../ui/beijing-time.ts'
import { Banner } from '../ui/state.tsx'

/** What does not go out, of what the member works with: since when and why. Nothing until it is known. */
export function DeliveryTroubles({ troubles }: Partial<AnswerOf<'deliveries.list'>>) {
  const messages = useLL()['admin-leads'].troubles
  const locale = useLocale()
  return troubles?.map(({ channel, since, fault }) => (
    <Banner key={channel} bad>
      {messages[channel]({ time: beijingTime(since, locale), fault })}
    </Banner>
  ))
}
