import { readdirSync, readFileSync } from 'node:fs'
import { readOutbox } from '../mail/outbox.ts'
import type { FaultySite } from './faulty-site.ts'

/** What became of a journey: what was answered, what is wrong with that, and how long it took in ms. */
export type Outcome = { said: string; wrong: string[]; ms: number }

/** `well`: the upstream answers; `slow`: it does, perhaps too late; `sick`: it gives no usable answer in time; `gone`: nobody listens; `limited`: it says 429. */
export type Condition = 'well' | 'slow' | 'sick' | 'gone' | 'limited'

/** A visitor's way through the site over HTTP, without scripts, with what has to come of it. */
export type Journey = (site: FaultySite, condition: Condition) => Promise<Outcome>

export const journeys: Record<string, Journey> = {
  home: (site, condition) =>
    read(site, '/en', { shows: condition === 'well' ? /href="\/en\/about\/news-detail\// : /<h1/ }),
  'news list': (site, condition) =>
    read(site, '/en/about/news', { shows: /href="\/en\/about\/news-detail\//, available: isRead(condition) }),
  article: (site, condition) =>
    read(site, `/en/about/news-detail/${article.id}`, {
      shows: new RegExp(article.en.title.slice(0, 20)),
      available: isRead(condition),
    }),
  'trial form': (site) => read(site, '/en/trial/trial', { shows: /<form [^>]*data-trial/ }),
  'trial submit': submit,
  code: requestCode,
  login: (site, condition) =>
    read(site, '/en/download/search', {
      headers: { cookie: 'token=nobodys-token-0123456789; name=Ann%20Lee' },
      // while nobody can say whose the token is, the visitor stays who they were
      shows: condition === 'well' ? /\/m\/login/ : condition === 'slow' ? /\/m\/login|Ann Lee/ : /Ann Lee/,
      showsAlways: true,
      available: isRead(condition),
    }),
  'download search': (site, condition) =>
    read(site, '/en/download/search?q=client', { shows: /MVDA client/, available: isRead(condition) }),
}

const article = firstArticle()

/** Whether a page has what only the upstream can tell; undefined where either is right. */
function isRead(condition: Condition): boolean | undefined {
  return condition === 'slow' ? undefined : condition === 'well'
}

type Expected = {
  shows: RegExp
  /** also where the rest is unavailable */
  showsAlways?: boolean
  available?: boolean | undefined
  headers?: Record<string, string>
}

async function read(site: FaultySite, path: string, expected: Expected): Promise<Outcome> {
  const { shows, showsAlways = false, available = true, headers } = expected
  const { response, text, ms } = await ask(site, path, { headers })
  const isUnavailable = response.status === 503 && text.includes('<h1 aria-label="503">')
  const isExpected = isUnavailable ? 'available' in expected && expected.available !== true : available
  const wrong = [
    ...(isUnavailable || response.status === 200 ? [] : [`status ${response.status}`]),
    ...(isExpected ? [] : [isUnavailable ? 'is unavailable' : 'shows what was never received']),
    ...((isUnavailable && !showsAlways) || shows.test(text) ? [] : [`does not show ${shows.source}`]),
  ]
  return { said: `${response.status}${isUnavailable ? ' unavailable' : ''}`, wrong, ms }
}

async function submit(site: FaultySite, condition: Condition): Promise<Outcome> {
  const fields = await formOf(site, condition === 'well' || condition === 'slow')
  const { response, text, ms } = await ask(site, '/en/trial/trial', { fields })
  const location = response.headers.get('location') ?? ''
  const refusal = { limited: 429, sick: 503, well: 0, slow: 0, gone: 0 }[condition]
  const wrong = [
    ...(refusal ? wrongLimit(response, text, fields, refusal) : []),
    ...(!refusal && response.status !== 303 ? [`status ${response.status}`] : []),
    ...(condition === 'gone' && !/done=T-[\w-]{9}&kept=yes$/.test(location) ? ['was not kept'] : []),
    ...(condition === 'well' && !/done=T-[\w-]{9}$/.test(location) ? ['was not accepted'] : []),
  ]
  return { said: `${response.status}${location.includes('kept') ? ' kept' : ''}`, wrong, ms }
}

async function requestCode(site: FaultySite, condition: Condition): Promise<Outcome> {
  const fields = { ...(await formOf(site, false)), intent: 'code' }
  const { response, text, ms } = await ask(site, '/en/trial/trial', { fields })
  const { status } = response
  const expected = { well: 200, slow: status === 503 ? 503 : 200, sick: 503, gone: 503, limited: 429 }[
    condition
  ]
  const wrong = [
    ...(status === expected ? [] : [`status ${status}`]),
    ...(expected === 200 ? wrongValues(text, fields) : wrongLimit(response, text, fields, expected)),
  ]
  return { said: `${status}, input kept`, wrong, ms }
}

/** Asked to come later: with what was typed, and when to come. */
function wrongLimit(response: Response, text: string, fields: Fields, expected = 429): string[] {
  return [
    ...(response.status === expected ? [] : [`status ${response.status}`]),
    ...(/^\d+$/.test(response.headers.get('retry-after') ?? '') ? [] : ['does not say when to try again']),
    ...(/role="alert"|aria-invalid="true"/.test(text) ? [] : ['does not say what to do']),
    ...wrongValues(text, fields),
  ]
}

function wrongValues(text: string, { name, email, key }: Fields): string[] {
  return [name, email, key]
    .filter((value) => !text.includes(`value="${value}"`))
    .map((value) => `lost ${value}`)
}

type Fields = { name: string; email: string; key: string } & Record<string, string>

async function formOf(site: FaultySite, withCode: boolean): Promise<Fields> {
  const email = `${crypto.randomUUID()}@example.com`
  const fields = {
    key: crypto.randomUUID(),
    name: 'Zoë Faultless',
    telephone: '13800138000',
    email,
    code: '123456',
  }
  const form = { ...fields, product: '8', consent: 'yes' }
  return withCode ? { ...form, code: await codeOf(site, form) } : form
}

async function codeOf(site: FaultySite, form: Fields): Promise<string> {
  await ask(site, '/en/trial/trial', { fields: { ...form, intent: 'code' } })
  const [mail] = await readOutbox(site.upstream, form.email)
  return mail?.code ?? 'none'
}

type Question = { fields?: Record<string, string>; headers?: Record<string, string> | undefined }

/** One request, followed to its last byte and no further than 15 s: a hang is an outcome as well. */
async function ask(site: FaultySite, path: string, { fields, headers }: Question) {
  const start = performance.now()
  const response = await fetch(site.url + path, {
    ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
    headers: { origin: site.url, 'x-forwarded-for': site.clientAddress, ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(15_000),
  })
  const text = await response.text()
  return { response, text, ms: performance.now() - start }
}

function firstArticle(): { id: string; en: { title: string } } {
  const folder = new URL('../../api/seed/news/', import.meta.url)
  const [name = ''] = readdirSync(folder).filter((file) => file.includes('mvda-8-0'))
  return JSON.parse(readFileSync(new URL(name, folder), 'utf8'))
}
