import { expect, it } from 'vitest'
import { cn } from '#contract/mails/cn.ts'
import { en } from '#contract/mails/en.ts'
import { describeEachDatabase } from '../../tests/each-database.ts'
import { newKey } from '../../tests/trial-requests.ts'
import { mailWords, say, wordsInCode } from './mail-words.ts'
import { renderMail } from './render-mail.ts'

type Texts = string | readonly Texts[] | { readonly [key: string]: Texts }

function placesOf(texts: Texts, at = ''): [place: string, text: string][] {
  if (typeof texts === 'string') return [[at, texts]]
  return Object.entries(texts).flatMap(([key, one]) => placesOf(one, at ? `${at}.${key}` : key))
}

const names = (text: string) => [...new Set(text.match(/(?<!\{)\{\w+\}/g))].sort()

it('fills in the same in both languages', () => {
  const english = new Map(placesOf(en))
  const differing = placesOf(cn).filter(
    ([place, text]) => `${names(text)}` !== `${names(english.get(place) ?? '')}`,
  )
  expect(differing).toEqual([])
  expect(names(en.sales.subject)).toEqual(['{product}', '{reference}', '{status}'])
})

it('fills in plurals, and what looks like a placeholder only once', () => {
  const subject = en.sales.due.subject as typeof cn.sales.due.subject
  expect([1, 3].map((count) => say(subject, { count }))).toEqual([
    '1 trial application to call today',
    '3 trial applications to call today',
  ])
  expect(say(cn.confirmation.greeting, { name: '{count}<b>' })).toContain('{count}<b>')
})

describeEachDatabase('messages of the mails', (database) => {
  const now = Date.UTC(2026, 10, 20)

  async function publish(
    part: string,
    place: string,
    text: unknown,
    base: unknown,
    from = now,
    content?: string,
  ) {
    const id = newKey()
    const json = (value: unknown) => JSON.stringify({ cn: JSON.stringify(value), en: null })
    const row = {
      part,
      place,
      draft: '',
      base: '',
      state: 'draft',
      version: 1,
      changed_at: now,
      changed_by: '',
    } as const
    await database.db
      .insertInto('site_text')
      .values({ ...row, id })
      .execute()
    await database.db
      .insertInto('site_text_revision')
      .values({
        id,
        text_id: id,
        content: content ?? json(text),
        base: JSON.stringify({ cn: JSON.stringify(base), en: JSON.stringify(base) }),
        public_from: from,
        published_at: now,
        published_by: '',
      })
      .execute()
  }

  it('are what is published, in the language that was changed; placeholders, kind and what the code said must be the same', async () => {
    const { confirmation, sales, codes } = cn
    const { trial } = wordsInCode('cn')
    const hostile = '<script>alert(1)</script>{name}'
    await publish('mails', 'confirmation.greeting', hostile, confirmation.greeting)
    await publish('mails', 'confirmation.next', ['一步'], confirmation.next)
    await publish('mails', 'confirmation.subject', '没有编号', confirmation.subject)
    await publish('mails', 'confirmation.correct', '改过', 'what the code said before')
    await publish('mails', 'sales.lead', ['列表'], sales.lead)
    await publish('mails', 'codes.trial.lead', '一\nBcc: x@firm.cn', codes.trial.lead)
    await publish('mails', 'sales.open', '以后', sales.open, now + 1)
    await publish('root', 'site.name', '新名', cn.company)
    await publish('mails', 'company', '不是它', cn.company)
    await publish('mails', 'nothing.at.all', '没有', 'x')
    await publish('mails', 'footer', '', cn.footer, now, '')
    await publish('mails', 'yes', '', cn.yes, now, 'null')
    await publish('mails', 'no', '', cn.no, now, '{"cn":"no JSON","en":null}')
    await publish('trial-contents', 'of.dsc', '60天', trial.of.dsc)
    await publish('mails', 'sales.details', '', sales.details, now, '{"cn":"5","en":"null"}')
    const words = await mailWords(database.db, 'cn', now)
    expect(words).toEqual({
      ...cn,
      company: '新名',
      // what the pages say
      trial: { ...trial, of: { ...trial.of, dsc: '60天' } },
      confirmation: { ...confirmation, greeting: hostile, next: ['一步'] },
      // one line, whatever was stored
      codes: { ...codes, trial: { ...codes.trial, lead: '一 Bcc: x@firm.cn' } },
    })
    expect(await mailWords(database.db, 'en', now)).toEqual(wordsInCode('en'))
    const greeting = say(words.confirmation.greeting, { name: 'Zhang' })
    const mail = renderMail(words, [{ kind: 'paragraph', text: greeting }])
    expect(mail.text).toContain('<script>alert(1)</script>Zhang')
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;Zhang')
    expect(mail.html).not.toContain('<script>')
  })
})
