import { expect, it, vi } from 'vitest'
import { announcementPlaces } from '#contract/announcements/announcement-keys.ts'
import { fakeUpstream, sendJson } from '../../tests/server/fake-upstream.ts'
import { isFor } from './announced.ts'
import { announced, nextEnd, renewAnnouncements } from './announcements.server.ts'

/** What the upstream says is public. */
let items: object[] | undefined = []
fakeUpstream((request, response) => {
  if (items) sendJson(response, { items })
  else request.socket.destroy()
})

async function publish(...announced: object[]): Promise<boolean> {
  items = announced
  return renewAnnouncements()
}

const item = {
  key: 'a-1',
  place: 'all',
  cn: { text: '维护', link: '安排' },
  en: { text: 'Maintenance', link: 'Schedule' },
  address: '/service/releases#x',
  until: null as number | null,
}

it('ends in time and stays while the upstream is away', async () => {
  expect(announced()).toBeUndefined()
  const until = Date.now() + 60_000
  expect(await publish({ ...item, until })).toBe(true)
  expect(await renewAnnouncements()).toBe(false)
  expect(nextEnd()).toBe(until)
  items = undefined
  expect(await renewAnnouncements()).toBe(false)
  expect(announced()).toMatchObject([{ key: 'a-1' }])
  vi.resetModules()
  const restarted = await import('./announcements.server.ts')
  expect(await restarted.renewAnnouncements()).toBe(true)
  expect(restarted.nextEnd()).toBe(until)
  vi.useFakeTimers({ now: until, toFake: ['Date'] })
  expect(announced()).toBeUndefined()
  expect(nextEnd()).toBeUndefined()
  vi.useRealTimers()
  await publish()
  expect(announced()).toBeUndefined()
})

it('knows the pages of each place', () => {
  const placesOf = (path: string) => announcementPlaces.filter((place) => isFor(place, path)).join(' ')
  expect(placesOf('')).toBe('all home')
  expect(placesOf('/numbers')).toBe('all home')
  expect(placesOf('/search')).toBe('all')
  expect(placesOf('/product/mvda')).toBe('all products')
  expect(placesOf('/solution/dsc')).toBe('all solutions')
  expect(placesOf('/about/news-detail/x')).toBe('all news')
  expect(placesOf('/about/joinus')).toBe('all company')
  expect(placesOf('/download/search')).toBe('all downloads')
})
