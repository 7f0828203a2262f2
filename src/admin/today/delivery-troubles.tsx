import { useQuery } from '@tanstack/react-query'
import { useLL, useLocale } from '#i18n/words.tsx'
import { staffQuery } from '../staff-api.ts'
import { beijingTime } from '../ui/beijing-time.ts'
import { Banner } from '../ui/state.tsx'

/** What takes nothing, of what the member works with; nothing until it is known. */
export function useDeliveryTroubles() {
  const { data } = useQuery({ ...staffQuery('deliveries.list'), staleTime: 10_000, refetchInterval: 60_000 })
  return data?.troubles ?? []
}

/** What does not go out, since when and why. */
export function DeliveryTroubles() {
  const messages = useLL()['admin-leads'].troubles
  const locale = useLocale()
  return useDeliveryTroubles().map(({ channel, since, fault }) => (
    <Banner key={channel} bad>
      {messages[channel]({ time: beijingTime(since, locale), fault })}
    </Banner>
  ))
}
