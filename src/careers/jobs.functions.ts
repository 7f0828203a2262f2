import { notFound } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { type } from 'arktype'
import { Language } from '#contract/values-schema.ts'
import { findJob, listJobs } from './jobs.server.ts'

export const getJobs = createServerFn({ method: 'GET' })
  .validator(type({ lang: Language }))
  .handler(({ data }) => listJobs(data.lang))

/** 404 where there is none. */
export const getJob = createServerFn({ method: 'GET' })
  .validator(type({ lang: Language, id: 'string <= 100' }))
  .handler(async ({ data }) => {
    const job = await findJob(data.lang, data.id)
    if (!job) throw notFound()
    return job
  })
