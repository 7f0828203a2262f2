import type { Page } from '@playwright/test'
import { expect } from '../fixture.ts'

/**
 * Compares the roles and levels that a screen reader is given, in their order, with what is written down in `trees`; a change
 * is written there by `npm run e2e -- tests/e2e/senses --update-snapshots` and read in review. Words are not in it: they change.
 */
export async function expectTree(page: Page, part: 'body' | 'main', name: string): Promise<void> {
  expect.soft(await rolesIn(page, part)).toMatchSnapshot(`${name}.txt`)
}

async function rolesIn(page: Page, part: string): Promise<string> {
  const tree = await page.locator(part).ariaSnapshot()
  const lines = tree.split('\n').filter((line) => !/^ *- (text|\/\w+)\b/.test(line))
  return `${lines.map(roleOf).join('\n')}\n`
}

/** `  - 'link "Name: it": text'` is `  - link`, with its states. */
function roleOf(line: string): string {
  const [, indent = '', role = '', rest = ''] = /^( *- )'?(\w+)(.*)$/.exec(line) ?? []
  const states = rest.replaceAll(/"(?:[^"\\]|\\.)*"/g, '').match(/ \[[^\]]+\]/g) ?? []
  return indent + role + states.join('')
}
