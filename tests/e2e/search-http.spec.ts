import { searchQuestions } from '../search-questions.ts'
import { expect, test } from './fixture.ts'

// every thirteenth question, on the site as it is served
const sample = searchQuestions.filter((_, n) => n % 13 === 0)

test('questions find their answers', async ({ request }) => {
  // what the upstream holds is read behind the scenes
  await expect
    .poll(async () => (await request.get('/cn/search?q=ADB掉线')).text(), { timeout: 30_000 })
    .toContain('/cn/about/news-detail/')
  for (const { lang, q, answers } of sample) {
    const html = await (await request.get(`/${lang}/search?q=${encodeURIComponent(q)}`)).text()
    const links = [...html.matchAll(/<h3[^>]*><a[^>]* href="\/(?:cn|en)([^"#]*)/g)].map(
      ([, path]) => path || '/',
    )
    const isAnswer = (link: string) =>
      answers.some(
        (answer) =>
          link === answer || (answer.startsWith('download:') && link.startsWith('/download/download')),
      )
    expect(links.slice(0, 3).some(isAnswer), `${q}: ${links.slice(0, 3)}`).toBe(true)
  }
})

test('a search is kept nowhere and indexed by nobody', async ({ request }) => {
  const answer = await request.get('/en/search?q=session')
  expect(answer.headers()['cache-control']).toContain('private, no-store')
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex"/)
})

test('odd questions are answered', async ({ request }) => {
  for (const q of [
    '%00',
    'a'.repeat(900),
    '%3Cscript%3E',
    '%25',
    'q&kind=nope&page=-1',
    '8',
    'true',
    '%22%7D',
  ])
    expect([q, (await request.get(`/cn/search?q=${q}`)).status()]).toEqual([q, 200])
  expect(await (await request.get(`/cn/search?q=${'摆渡'.repeat(60)}`)).text()).toMatch(/100/)
})
