import type { ProductKey } from '#api/contract/products.ts'
import type { TranslationFunctions } from '#i18n/i18n-types.ts'
import type { IllustrationName } from '#src/ui/art/illustration.tsx'

/** As many as the words have entries. */
type Drawings<
  Key extends ProductKey,
  Section extends 'features' | 'scenarios',
> = readonly IllustrationName[] &
  Record<keyof TranslationFunctions[`solution-${Key}`][Section], IllustrationName>

/** What is drawn beside the features and the scenarios of each solution, in their order. */
export const solutionDrawings: {
  [Key in ProductKey]: { [Section in 'features' | 'scenarios']: Drawings<Key, Section> }
} = {
  av: {
    features: ['recording', 'inspection', 'bars', 'roles', 'notice'],
    scenarios: ['desk', 'ledger', 'blueprint', 'rewind'],
  },
  dsc: {
    features: ['transfer', 'approval', 'inspection', 'rewind', 'ledger', 'server'],
    scenarios: ['blueprint', 'clock', 'gateway', 'desktop'],
  },
  centerview: {
    features: ['trace', 'bars', 'checklist', 'rewind', 'trend'],
    scenarios: ['fanOut', 'room', 'branches', 'compare'],
  },
  mvda: {
    features: ['fanOut', 'border', 'peripherals', 'gateway', 'server'],
    scenarios: ['desk', 'roles', 'clock', 'room'],
  },
  a2m: {
    features: ['window', 'phone', 'capture', 'border', 'notice'],
    scenarios: ['approval', 'checklist', 'trace', 'trend'],
  },
  mdw: {
    features: ['rewind', 'channel', 'border', 'clock', 'editor'],
    scenarios: ['phone', 'peripherals', 'desk', 'ledger'],
  },
}
