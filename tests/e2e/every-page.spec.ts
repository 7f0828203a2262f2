import { openState, pageStates } from '../states.ts'
import { campaign, routesInTurn, urlPerRoute } from '../urls.ts'
import { expect, expectAccessible, hydrated, test } from './fixture.ts'
import { useOldestLibrary } from './promised-browser.ts'
import { observe, observers } from './senses/observers.ts'

/** The other products' pages are made of the same parts; their screens are in screens.spec.ts. */
const alike = /\/(product|solution)\/(?!av|mvda|compare|buying)/
// in one language each: most of it judges markup and style, and contrast is proved on the tokens
const templates = routesInTurn.filter((url) => !alike.test(url))
const others = urlPerRoute.filter((url) => !templates.includes(url))
const everywhere = observers.filter(({ name }) => /fits|units/.test(name))

const walks = [
  { what: 'nothing is lost at any width, by keys and in print', urls: templates, which: observers, pages: 4 },
  // observers need calls that these lack
  {
    what: 'every page hydrates in the oldest promised browsers and fits',
    urls: others,
    which: everywhere,
    pages: 12,
    prepare: useOldestLibrary,
  },
]
// several in one window: a new one for each takes as long again
for (const { what, urls, which, pages, prepare } of walks)
  for (let from = 0; from < urls.length; from += pages)
    test(`${what}, from ${urls[from]} on`, async ({ page, context }) => {
      await prepare?.(context)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const url of urls.slice(from, from + pages))
        await test.step(url, async () => {
          const response = await page.goto(url + campaign)
          expect(response?.status(), url).toBe(200)
          await hydrated(page)
          expect.soft(await observe(page, which), url).toEqual([])
        })
    })

test('every state of a page fits phones and desks and is accessible', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [at, state] of pageStates.entries())
    await test.step(state.name, async () => {
      await openState(page, state, at % 2 > 0 ? 'cn' : 'en')
      await expectAccessible(page, state.name)
      expect(await observe(page, everywhere), state.name).toEqual([])
    })
})
