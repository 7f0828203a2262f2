import { type } from 'arktype'
import { deliveryChannels } from '../keys.ts'
import { exact, Timestamp } from '../values-schema.ts'

const Fault = type('string <= 200')

/** What became of the addresses a site told search engines: empty where all of them were taken. */
export const PushResult = type({ fault: Fault })

/** What takes nothing: since when, and what the latest attempt met. Those that a role can do something about. */
export const DeliveryTroubles = exact({
  troubles: exact({ channel: type.enumerated(...deliveryChannels), since: Timestamp, fault: Fault }).array(),
})
