import { expect, it } from 'vitest'
import { checkBrowserTests } from './browser-tests.ts'
import { parseSource } from './source.ts'

it('refuses a browser test that nothing watches', () => {
  const text = `import { expect, test } from '@playwright/test'`
  expect(checkBrowserTests(parseSource('tests/e2e/home.spec.ts', text))).toMatchObject([{ line: 1 }])
  expect(checkBrowserTests(parseSource('tests/e2e/fixture.ts', text))).toEqual([])
})

it('accepts the fixture and types', () => {
  const text = `import type { Page } from '@playwright/test'\nimport { expect, test } from './fixture.ts'`
  expect(checkBrowserTests(parseSource('tests/e2e/home.spec.ts', text))).toEqual([])
})
