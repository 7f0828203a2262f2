import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/**
 * Makes the page's processor some times slower. The browser does not do it each time it is told, in one of four on a busy
 * machine, and forgets it now and then: it is told until work takes as much longer.
 * @returns tells whether the processor is still that slow
 * @throws when it is not slower within ten seconds: ten tries in two seconds were too few once while other tests ran
 */
export async function slowDown(page: Page, times: number): Promise<() => Promise<boolean>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  // a page that has just come has work of its own
  let usual = Number.POSITIVE_INFINITY
  for (let looks = 0; looks < 3; looks += 1) {
    usual = Math.min(usual, await work(page))
    await wait(50)
  }
  const isSlow = async () => (await work(page)) > (usual * times) / 2
  const end = performance.now() + 10_000
  while (performance.now() < end) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await session.send('Emulation.setCPUThrottlingRate', { rate: times })
    if (await isSlow()) return isSlow
    await wait(100)
  }
  throw new Error(`the processor cannot be made ${times} times slower`)
}

/** Ms a fixed piece of work takes, the shortest of three times. */
function work(page: Page): Promise<number> {
  return page.evaluate(() => {
    const once = () => {
      const begin = performance.now()
      let sum = 0
      for (let at = 0; at < 1e6; at += 1) sum += Math.sqrt(at)
      return sum > 0 ? performance.now() - begin : 0
    }
    return Math.min(once(), once(), once())
  })
}
