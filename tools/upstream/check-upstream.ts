import { randomBytes } from 'node:crypto'
import { type } from 'arktype'
import { JobDetail, JobList } from '#contract/job-schema.ts'
import { newsCategories } from '#contract/keys.ts'
import { NewsDetail, NewsList } from '#contract/news-schema.ts'
import { DownloadAddress, DownloadDetail, DownloadList } from '#contract/package-schema.ts'
import { productKeys, trialIds } from '#contract/products.ts'
import { PublicRedirects } from '#contract/redirects/redirect-schema.ts'
import { ApplicationAnswer, CodeAnswer, SessionAnswer } from '#contract/trial/trial-schema.ts'
import { fail, Peer, type PeerOptions, reasonOf } from './peer.ts'

interface CheckOptions extends PeerOptions {
  /** Leaves an application of a made-up person. Without it nothing is written and no mail is sent. */
  write?: boolean | undefined
}

interface Result {
  name: string
  /** Undefined where it is as the contract says. */
  fault: string | undefined
}

/** A UUIDv7 that nothing has. */
const nobody = '01890000-0000-7000-8000-00000000dead'
const applicant = { email: 'upstream-check@example.com', name: 'Upstream check', telephone: '021-5000 0000' }

/** Walks through what the site asks an upstream, and tells of each part whether it is as the contract says. */
export async function* checkUpstream(options: CheckOptions): AsyncGenerator<Result> {
  const peer = new Peer(options)
  for (const [name, check] of checksFor(options)) {
    const fault = await check(peer).then(
      () => undefined,
      (error: unknown) => reasonOf(error),
    )
    yield { name, fault }
  }
}

type Check = [name: string, check: (peer: Peer) => Promise<unknown>]

function checksFor({ token, write, relaySecret }: CheckOptions): Check[] {
  const checks: Check[] = [
    ['/readyz says that it serves', (peer) => peer.expect('GET /readyz', 200)],
    ['/version stays while nothing changes (without one: 404)', checkVersion],
    ['/news is a list by pages, newest first', checkNews],
    ['/news/ID has the article of the list', checkArticle],
    ['/jobs lists positions, /jobs/ID has each', checkJobs],
    ['/downloads is a list by pages, filtered by product', checkDownloads],
    ['/downloads/ID/address and /session want a token', checkWithoutToken],
    [
      '/redirects has addresses of the site (without them: 404)',
      (peer) => peer.read('GET /redirects', PublicRedirects, {}, [404]),
    ],
    ['what the site counts is taken or refused, not failed at', checkCounts],
    ['/trial/codes names a wrong address', checkWrongCode],
    ['/trial/applications names each wrong field', checkWrongApplication],
  ]
  if (token) checks.push(['a session has a name, and files an address', checkSession])
  if (write) checks.push(['a code is sent, and an application wants it', checkCode])
  if (write && relaySecret)
    checks.push(['an application that a site took earlier is taken once', checkTakenEarlier])
  return checks
}

async function checkVersion(peer: Peer): Promise<void> {
  const Version = type({ version: '0 < string <= 100' })
  const first = await peer.read('GET /version', Version, {}, [404])
  const second = await peer.read('GET /version', Version, {}, [404])
  if (first?.version !== second?.version)
    fail('two answers in a row differ: the site would make all pages anew')
}

async function checkNews(peer: Peer): Promise<void> {
  for (const lang of ['cn', 'en'] as const) {
    const all = await peer.pages(`/news?lang=${lang}&limit=3`, NewsList)
    const dates = all.map(({ publishDate }) => publishDate)
    if (dates.some((date, at) => date > (dates[at - 1] ?? date))) fail(`${lang}: not the newest first`)
    if (lang === 'cn' && all.some((item) => item.lang !== 'cn'))
      fail('lang=cn has articles in another language')
    const [, , , fourth] = all
    const { items } = await peer.need(`GET /news?lang=${lang}&limit=3&page=2`, NewsList)
    if (items[0]?.id !== fourth?.id) fail(`${lang}: page=2 does not begin with the fourth article`)
  }
  for (const category of newsCategories) {
    const { items } = await peer.need(`GET /news?lang=cn&limit=50&category=${category}`, NewsList)
    if (items.some((item) => item.category !== category)) fail(`category=${category} has others`)
  }
  await peer.expect('GET /news?cursor=upstream-check', 400)
}

async function checkArticle(peer: Peer): Promise<void> {
  const { items } = await peer.need('GET /news?lang=cn&limit=3', NewsList)
  for (const { id, title } of items) {
    const article = await peer.need(`GET /news/${id}?lang=cn`, NewsDetail)
    if (article.id !== id || article.title !== title) fail(`/news/${id} is another article than in the list`)
    if (!article.translations.includes('cn')) fail(`/news/${id}: translations lack cn`)
    const english = await peer.need(`GET /news/${id}?lang=en`, NewsDetail)
    if (english.lang !== (article.translations.includes('en') ? 'en' : 'cn'))
      fail(`/news/${id}?lang=en is in ${english.lang}, translations are ${article.translations.join(', ')}`)
    for (const { id: picture, widths } of [article.cover, ...(article.pictures ?? [])].flatMap(
      (one) => one ?? [],
    ))
      await peer.expect(`GET /media/${picture}-${widths[0]}.webp`, 200)
  }
  await peer.expect(`GET /news/${nobody}?lang=cn`, 404)
}

async function checkJobs(peer: Peer): Promise<void> {
  const { items } = await peer.need('GET /jobs?lang=cn', JobList)
  await peer.need('GET /jobs?lang=en', JobList)
  const closed = items.findIndex(({ status }) => status === 'closed')
  if (closed >= 0 && items.slice(closed).some(({ status }) => status === 'open'))
    fail('an open position stands behind a closed one')
  for (const { id, title } of items.slice(0, 3)) {
    const job = await peer.need(`GET /jobs/${id}?lang=cn`, JobDetail)
    if (job.id !== id || job.title !== title) fail(`/jobs/${id} is another position than in the list`)
  }
  await peer.expect(`GET /jobs/${nobody}?lang=cn`, 404)
}

async function checkDownloads(peer: Peer): Promise<void> {
  const all = await peer.pages('/downloads?limit=3', DownloadList)
  for (const product of productKeys) {
    const { items } = await peer.need(`GET /downloads?limit=50&product=${product}`, DownloadList)
    if (items.some((item) => item.product !== product)) fail(`product=${product} has others`)
  }
  for (const { id, sha256 } of all.slice(0, 3)) {
    const one = await peer.need(`GET /downloads/${id}`, DownloadDetail)
    if (one.id !== id || one.sha256 !== sha256) fail(`/downloads/${id} is another package than in the list`)
  }
  await peer.expect(`GET /downloads/${nobody}`, 404)
}

async function checkWithoutToken(peer: Peer): Promise<void> {
  const { items } = await peer.need('GET /downloads?limit=1', DownloadList)
  const address = `POST /downloads/${items[0]?.id ?? nobody}/address`
  for (const token of [undefined, 'upstream-check']) {
    if (items.length > 0) await peer.expect(address, 401, { token })
    await peer.expect('GET /session', 401, { token })
  }
  // an end that has come already
  await peer.expect('DELETE /session', [204, 200, 401, 404], { token: 'upstream-check' })
}

/** The site sends these again and again where they fail, and lets go of what is refused. */
async function checkCounts(peer: Peer): Promise<void> {
  const body = { hits: {}, figures: [], fault: '', token: 'upstream.check' }
  for (const path of [
    '/news/hits',
    '/figures',
    '/deliveries/push',
    '/consents/states',
    '/consents/withdrawals',
  ]) {
    const { status } = await peer.ask(`POST ${path}`, { body, key: newKey() })
    if (status >= 500) fail(`POST ${path} is ${status}`)
  }
}

async function checkWrongCode(peer: Peer): Promise<void> {
  await peer.refuses(
    'POST /trial/codes',
    { body: { email: 'no address', lang: 'cn' } },
    { email: 'emailFormat' },
  )
}

async function checkWrongApplication(peer: Peer): Promise<void> {
  const required = ['product', 'name', 'telephone', 'email', 'consent'].map((name) => [
    name,
    `${name}Required`,
  ])
  const empty = { lang: 'cn', marketing: false }
  await peer.refuses('POST /trial/applications', { body: empty, key: newKey() }, Object.fromEntries(required))
  await peer.expect('POST /trial/applications', 400, { body: application() })
}

async function checkSession(peer: Peer): Promise<void> {
  await peer.need('GET /session', SessionAnswer, { token: peer.token })
  const { items } = await peer.need('GET /downloads?limit=1', DownloadList)
  if (items[0])
    await peer.need(`POST /downloads/${items[0].id}/address`, DownloadAddress, { token: peer.token })
}

async function checkCode(peer: Peer): Promise<void> {
  await peer.need('POST /trial/codes', CodeAnswer, { body: { email: applicant.email, lang: 'cn' } })
  const { status } = await peer.ask('POST /trial/applications', { body: application(), key: newKey() })
  // one without a code is taken where no mail goes out
  if (status !== 201 && status !== 422) fail(`an application without a code is ${status}, not 422 or 201`)
}

async function checkTakenEarlier(peer: Peer): Promise<void> {
  const body = {
    ...application(),
    deferred: { receivedAt: new Date().toISOString(), reference: 'UPSTREAM/CHECK-1' },
  }
  const request = 'POST /trial/applications'
  await peer.expect(request, 403, { body, key: newKey(), relay: 'upstream-check' })
  const sent = { body, key: newKey(), relay: peer.relaySecret }
  const [first, second] = [
    await peer.need(request, ApplicationAnswer, sent),
    await peer.need(request, ApplicationAnswer, sent),
  ]
  if (first.reference !== second.reference)
    fail('sent again under its key it has another reference: it is there twice')
  await peer.expect(request, 422, { ...sent, body: { ...body, name: 'Somebody else' } })
}

/** Of nobody; what makes it new is the time. */
function application() {
  const product = Number(Object.values(trialIds)[0])
  const address = new Date().toISOString()
  return {
    ...applicant,
    product,
    address,
    lang: 'cn',
    consent: { version: 'upstream-check' },
    marketing: false,
  }
}

function newKey(): string {
  return randomBytes(24).toString('base64url')
}
