import type { Page } from '@playwright/test'
import { expect } from '../fixture.ts'

/** What is of a moment or a run, by what stands for it. */
const passing: readonly (readonly [RegExp, string])[] = [
  // the newest articles: other tests publish some
  [/(?<=heading "News" \[level=2\]\n)[\s\S]*?(?=\n- contentinfo)/, '    …'],
  [/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, 'ID'],
  [/\bT-[\dA-Z]{4}-[\dA-Z]{4}\b/g, 'REFERENCE'],
  [/(localhost|127\.0\.0\.1)(:|%3A)\d+/g, 'SITE'],
  [
    /\d{1,2} (?:January|February|March|April|May|June|July|August|September|October|November|December|[A-Z][a-z]{2})\b( \d{4})?/g,
    'DATE',
  ],
  [/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}\b/g, 'DATE'],
  [/\d{4}-\d{2}-\d{2}|(\d{4}年)?\d{1,2}月\d{1,2}日/g, 'DATE'],
  [/\b\d{1,2}:\d{2}(:\d{2})?\b/g, 'TIME'],
  [/\b(\d+|an?) (second|minute|hour|day)s?\b|\b\d+[mhd](?= ago)/g, 'SPAN'],
  // by the time of day, and by how much of it has been sent
  [/(?<=img "Today).*(?=")/g, ''],
  [/\d+ (?=Mail to be sent)/g, ''],
  [/\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g, 'WEEKDAY'],
  [/[\w-]+@firm\.example/g, 'MAILBOX'],
]

/**
 * Compares what a screen reader is given, in its order and words, with what is written down in `trees`; a change of it is
 * written there by `npm run e2e -- tests/e2e/senses --update-snapshots` and read in review.
 */
export async function expectTree(page: Page, name: string): Promise<void> {
  expect.soft(await lastingTreeOf(page)).toMatchSnapshot(`${name}.txt`)
}

export async function lastingTreeOf(page: Page): Promise<string> {
  const tree = await page.locator('body').ariaSnapshot()
  return `${passing.reduce((text, [pattern, mark]) => text.replace(pattern, mark), tree)}\n`
}
