import { openState, pageStates } from '../states.ts'
import { campaign, routesInTurn, urlPerRoute } from '../urls.ts'
import { expect, expectAccessible, hydrated, test } from './fixture.ts'
import { useOldestLibrary } from './promised-browser.ts'

const widths = [390, 820, 1440]

/** The other products' pages are made of the same parts; their screens are in screens.spec.ts. */
const alike = /\/(product|solution)\/(?!mvda|compare)/
// in one language each: axe judges markup, and contrast is proved on the tokens
const audited = routesInTurn.filter((url) => !alike.test(url))

// with what the oldest promised browsers have: they hydrate every page as well
test.beforeEach(({ context }) => useOldestLibrary(context))

// eight pages one after the other in one window: a new one for each takes as long again
for (let from = 0; from < urlPerRoute.length; from += 8)
  test(`every page from ${urlPerRoute[from]} on hydrates, fits every width and is accessible`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const [at, url] of urlPerRoute.slice(from, from + 8).entries())
      await test.step(url, async () => {
        const response = await page.goto(url + campaign)
        expect(response?.status(), url).toBe(200)
        await hydrated(page)
        // up and down in turns: every page is loaded at the width the one before was left at
        for (const width of at % 2 > 0 ? widths.toReversed() : widths) {
          await page.setViewportSize({ width, height: 850 })
          await expect.poll(() => page.evaluate(sidewaysScroll), `${url} at ${width} px`).toBe(0)
        }
        expect(await page.evaluate(partedUnits), url).toEqual([])
        if (audited.includes(url)) await expectAccessible(page, url)
      })
  })

test('every state of a page fits phones and desks and is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [at, state] of pageStates.entries())
    await test.step(state.name, async () => {
      await openState(page, state, at % 2 > 0 ? 'cn' : 'en')
      await expectAccessible(page, state.name)
      expect(await page.evaluate(partedUnits), state.name).toEqual([])
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 850 })
        await expect.poll(() => page.evaluate(sidewaysScroll), `${state.name} at ${width} px`).toBe(0)
      }
    })
})

function sidewaysScroll(): number {
  const { scrollWidth, clientWidth } = document.documentElement
  return Math.max(0, scrollWidth - clientWidth)
}

/** Numbers that a line may end behind, with their unit on the next. */
function partedUnits(): string[] {
  const units = '[kMGTP]?B|[kMGT]?bit/s|vCPU|fps|ms|[kMG]?Hz|minutes?|hours?|days?|months?|years?|个|台|名'
  return document.body.innerText.match(new RegExp(`.{0,20}\\d (?:${units})(?![\\w-])`, 'g')) ?? []
}
