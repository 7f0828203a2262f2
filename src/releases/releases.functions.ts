import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { calendarDate } from '#contract/china-time.ts'
import { staleSince } from '#src/upstream/read.server.ts'
import { readReleases } from '#src/upstream/releases.server.ts'
import { choicesOf, filterReleases, type ReleasesPageData, readReleaseSearch } from './releases.ts'

/** What passes a filter: fresh, last known with its date, or said to be unavailable. Never an error. */
export const getReleases = createServerFn({ method: 'GET' })
  .validator(
    type({
      'product?': 'string <= 20 | undefined',
      'system?': 'string <= 60 | undefined',
      'cpu?': 'string <= 20 | undefined',
      'version?': 'string <= 20 | undefined',
    }),
  )
  .handler(async ({ data: search }): Promise<ReleasesPageData> => {
    const reading = await readReleases()
    const available = 'data' in reading
    const data = available ? reading.data : { releases: [], builds: [], compatibility: [] }
    return {
      ...filterReleases(data, readReleaseSearch(search)),
      choices: choicesOf(data),
      today: calendarDate(Date.now()),
      staleSince: available ? staleSince(reading) : null,
      available,
    }
  })
