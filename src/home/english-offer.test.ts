import { expect, test } from 'vitest'
import { prefersEnglish } from './english-offer.tsx'

test.each([
  [['en-GB', 'en'], true],
  [['EN'], true],
  [['de-DE', 'en-US', 'zh-CN'], true],
  [['zh-CN', 'en'], false],
  [['de', 'zh-TW', 'en'], false],
  [['fr'], false],
  [['enm'], false],
  [[], false],
])('%j prefers English: %j', (languages, expected) => {
  expect(prefersEnglish(languages)).toBe(expected)
})
