import { expect, it } from 'vitest'
import { publishStart } from './publish-start.ts'

const draft = { state: 'draft', publicFrom: null, changed: false } as const
const live = { state: 'public', publicFrom: 1, changed: false } as const
const planned = (publicFrom: number, changed = false) =>
  ({ state: 'scheduled', publicFrom, changed }) as const

it.each([
  ['a new article', draft, draft, ['cn'], null],
  ['one that is withdrawn', { ...draft, state: 'withdrawn' } as const, draft, ['cn'], null],
  ['without Chinese', null, draft, [], null],
  ['scheduled, with an English draft', planned(9, true), draft, ['cn'], 9],
  ['scheduled in both', planned(9, true), planned(9), ['cn', 'en'], 9],
  ['scheduled at two times', planned(9), planned(12, true), ['en'], 12],
  ['public, with an English draft', { ...live, changed: true }, draft, ['cn'], null],
  ['public in both', live, live, ['cn', 'en'], null],
  ['public, English scheduled', { ...live, changed: true }, planned(9), ['cn'], null],
  ['public, English scheduled and changed', live, planned(9, true), ['en'], 9],
] as const)('the dialog starts from what stands: %s', (_, cn, en, langs, at) => {
  expect(publishStart({ cn, en })).toEqual({ langs, at })
})
