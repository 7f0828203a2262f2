import { type Text, toldOf, tradeFacts } from '../told-facts.ts'
import { urls } from '../urls.ts'
import { expect, test } from './fixture.ts'

// what is made of messages, data and numbers of the code: the page, its structured data, what programs read
for (const lang of ['cn', 'en'] as const)
  test(`pages, structured data and files in ${lang} tell the same facts`, async ({ request }) => {
    const files = lang === 'en' ? ['/llms.txt', '/feed/en.xml'] : ['/feed/cn.xml']
    const texts: Text[] = []
    for (const place of [...urls.filter((url) => url.startsWith(`/${lang}`)), ...files]) {
      const html = await (await request.get(place)).text()
      texts.push({
        place,
        text: html.replace(/<[^>]+>/g, ' '),
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
  })
