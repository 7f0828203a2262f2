import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { CheckId, CheckResult } from './checks.ts'
import { roundTripLimits, screenLimits, throughputLimits } from './thresholds.ts'

/** What was measured, in the language of the page; undefined where there is nothing to tell beyond the finding. */
export function valueText(LL: TranslationFunctions, { value }: CheckResult): string | undefined {
  const units = LL.readiness.units
  switch (value?.kind) {
    case 'roundTrip':
      return units.roundTrip(value)
    case 'rate':
      return units.mbps({ n: value.mbps })
    case 'screen':
      return units.screen({ w: value.width, h: value.height, dpr: value.ratio, depth: value.depth })
    case 'decoding':
      return units[value.how]()
    case 'input':
      return value.devices.map((device) => units[device]()).join(units.separator()) || undefined
    case undefined:
      return undefined
  }
}

/** From where on a measured item is good or usable; undefined where it is there or is not. */
export function limitText(LL: TranslationFunctions, id: CheckId): string | undefined {
  const { limits } = LL.readiness
  if (id === 'roundTrip') return limits.roundTrip(roundTripLimits)
  if (id === 'throughput') return limits.throughput(throughputLimits)
  if (id !== 'screen') return undefined
  const { good, usable } = screenLimits
  return limits.screen({
    goodWidth: good.long,
    goodHeight: good.short,
    usableWidth: usable.long,
    usableHeight: usable.short,
  })
}
