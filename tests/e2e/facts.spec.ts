import { productNames } from '#contract/products.ts'
import { seededReleases, type Text, toldDays, toldOf, tradeFacts, wrongDays } from '../told-facts.ts'
import { urls } from '../urls.ts'
import { expect, test } from './fixture.ts'

/** As pages name them, whatever the messages say. */
const dayNames = {
  cn: { releasedAt: '发布日期', fixesUntil: '修复截止', securityUntil: '安全修复截止' },
  en: { releasedAt: 'Release date', fixesUntil: 'Fixes until', securityUntil: 'Security fixes until' },
}

/** Days with the name that stands beside each: the term of a list of descriptions, or the column of a table. */
function namedDays(html: string) {
  const said = /(?:<dt>([^<]*)<\/dt><dd>|data-column="([^"]*)">)<time dateTime="(\d{4}-\d\d-\d\d)"/g
  return [...html.matchAll(said)].map(([, term, column, day]) => [term ?? column, day])
}

// what is made of messages, data and numbers of the code: the page, its structured data, what programs read
for (const lang of ['cn', 'en'] as const) {
  const daysOf = (release: (typeof seededReleases)[number]) =>
    (['releasedAt', 'fixesUntil', 'securityUntil'] as const).map((key) => [dayNames[lang][key], release[key]])

  test(`pages, structured data and files in ${lang} tell the same facts`, async ({ request }) => {
    test.setTimeout(120_000)
    const files = lang === 'en' ? ['/llms.txt', '/feed/en.xml'] : ['/feed/cn.xml']
    const packages = seededReleases.map(({ builds: [first] }) => `/${lang}/download/download?id=${first?.id}`)
    const texts: Text[] = []
    for (const place of [...urls.filter((url) => url.startsWith(`/${lang}`)), ...files, ...packages]) {
      const html = await (await request.get(place)).text()
      texts.push({
        place,
        text: html.replace(/<[^>]+>/g, ' ').replaceAll('\u00a0', ' '),
      })
    }
    const told = tradeFacts.map((fact) => ({ fact, all: toldOf(fact, lang, texts) }))
    expect(told.filter(({ all }) => all.length > 1).length).toBeGreaterThan(tradeFacts.length / 2)
    for (const { fact, all } of told)
      expect
        .soft(
          all.filter(({ value }) => value !== fact.is),
          fact.name,
        )
        .toEqual([])
    expect(wrongDays(toldDays(lang, texts))).toEqual([])
  })

  test(`each end of fixes and of security fixes stands beside its name, ${lang}`, async ({ request }) => {
    const lifecycle = await (await request.get(`/${lang}/service/releases`)).text()
    const rows = lifecycle.split('<tr>').filter((row) => row.includes('<th scope="row">'))
    for (const release of seededReleases) {
      const { product, version, builds, documents = [] } = release
      const address = (id = '') => `/${lang}/download/download?id=${id}`
      const page = await (await request.get(address(builds[0]?.id))).text()
      expect(namedDays(page), address(builds[0]?.id)).toEqual(daysOf(release))
      const days = rows
        .filter((row) => row.includes(`>${productNames[product as 'mvda']} `) && row.includes(`>${version}<`))
        .map(namedDays)
      expect(days, version).toContainEqual(daysOf(release))
      for (const { id, fileName } of documents) {
        const document = await (await request.get(address(id))).text()
        expect(namedDays(document), fileName).toEqual([[dayNames[lang].releasedAt, release.releasedAt]])
        expect(document, fileName).not.toMatch(/不限|Any system|Android/)
      }
    }
  })
}
