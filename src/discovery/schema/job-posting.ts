import type { JobPosting } from 'schema-dts'
import { company } from '#src/site/company.ts'
import { escapeXml } from '#src/site/xml.ts'
import type { PageFacts } from '../page-facts.ts'
import { namedOrganization } from './organization.ts'

export type PostedJob = {
  id: string
  title: string
  summary: string
  duties: readonly string[]
  requirements: readonly string[]
  /** such as 全职 or Full time, in the words of the upstream */
  type: string
  city: string
  cityKey: string
  /** ISO dates */
  publishedAt: string
  validThrough: string
}

/** An open position. The caller leaves closed ones out: an advertisement for one draws applications for years. */
export function jobPosting(page: PageFacts, job: PostedJob): JobPosting {
  const employmentType = employmentTypes[job.type.toLowerCase()]
  const office = company.offices.find(({ key }) => key === job.cityKey)
  return {
    '@type': 'JobPosting',
    '@id': `${page.url}#job`,
    title: job.title,
    description: `<p>${escapeXml(job.summary)}</p>${list(job.duties)}${list(job.requirements)}`,
    identifier: { '@type': 'PropertyValue', name: company.name[page.lang], value: job.id },
    datePosted: job.publishedAt,
    validThrough: `${job.validThrough}T23:59:59+08:00`,
    ...(employmentType ? { employmentType } : {}),
    hiringOrganization: namedOrganization(page.origin, page.lang),
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: job.city,
        ...(office ? { streetAddress: office.address[page.lang] } : {}),
        addressCountry: 'CN',
      },
    },
  }
}

function list(points: readonly string[]): string {
  return `<ul>${points.map((point) => `<li>${escapeXml(point)}</li>`).join('')}</ul>`
}

/** What Google's guide to job postings calls the kinds of employment; one that is not listed goes unsaid. */
const employmentTypes: Record<string, string> = {
  ...{ 全职: 'FULL_TIME', 兼职: 'PART_TIME', 实习: 'INTERN', 合同工: 'CONTRACTOR', 临时: 'TEMPORARY' },
  ...{ 'full time': 'FULL_TIME', 'part time': 'PART_TIME', internship: 'INTERN', intern: 'INTERN' },
  ...{ contract: 'CONTRACTOR', contractor: 'CONTRACTOR', temporary: 'TEMPORARY' },
}
