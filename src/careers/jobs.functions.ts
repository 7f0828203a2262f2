import { notFound } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { findJob, listJobs } from './jobs.server.ts'

const lang = type("'cn' | 'en'")

/** All positions, open ones first. */
export const getJobs = createServerFn({ method: 'GET' })
  .validator(type({ lang }))
  .handler(({ data }) => listJobs(data.lang))

/** One position. A missing one is a 404. */
export const getJob = createServerFn({ method: 'GET' })
  .validator(type({ lang, id: 'string <= 100' }))
  .handler(async ({ data }) => {
    const job = await findJob(data.lang, data.id)
    if (!job) throw notFound()
    return job
  })
