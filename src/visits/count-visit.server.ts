import { campaignOf, countedPage } from '#contract/visit-source.ts'
import { referrerKind } from '#src/site/visitor/referrer-kind.ts'
import { sourceIn, sourceText } from '#src/site/visitor/visit-source.ts'
import { countFigure } from '#src/upstream/figures.server.ts'

type Report = {
  /** of a page, without a query */
  path: string
  referrer: string
  /** of the address the page was opened at */
  query: string
}

/** Of what `isVisit`: page, kind of referrer and campaign only, no address, cookie or user agent. */
export function countVisit({ path, referrer, query }: Report, headers: Headers): void {
  const kind = referrerKind(referrer, headers.get('host') ?? '', headers.get('user-agent') ?? '')
  countFigure('visit', countedPage(path), kind)
  const campaign = campaignOf(sourceText(sourceIn(query))).slice(0, 200)
  if (campaign) countFigure('campaign', campaign, '')
}

/** Page view beacon; without scripts an image, whose `Referer` is the page. @returns undefined for foreign pages */
export async function readReport(request: Request): Promise<Report | undefined> {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  const from = URL.parse(headers.get('referer') ?? '')
  if (!from || from.host !== headers.get('host') || (site !== null && site !== 'same-origin'))
    return undefined
  if (request.method !== 'POST') return { path: from.pathname, referrer: '', query: from.search }
  const form = await request.formData()
  const [path, referrer] = ['path', 'referrer'].map((name) => String(form.get(name) ?? ''))
  if (!path || !/^\/[\w/-]{0,120}$/.test(path)) return undefined
  // the address of the page that was loaded says nothing of one that was gone to since
  return { path, referrer: referrer ?? '', query: path === from.pathname ? from.search : '' }
}
