import { expect, it } from 'vitest'
import { describeSqlite } from '../../tests/each-database.ts'
import { everyMail } from '../../tests/mail/every-mail.ts'

describeSqlite('every kind of mail', (database) => {
  it('says the same as text and as HTML', async () => {
    const mails = await everyMail(database.db)
    expect(mails.map(({ name, lang }) => `${name}, ${lang}`)).toMatchInlineSnapshot(`
      [
        "code, trial, cn",
        "code, register, cn",
        "code, register, has an account, cn",
        "code, reset, cn",
        "code, reset, has no account, cn",
        "application, confirmation, cn",
        "application, sales, cn",
        "application that breaks the rules, cn",
        "applications with an unverified address, cn",
        "invitation, cn",
        "password reset, cn",
        "account changed, cn",
        "handed over, cn",
        "code, trial, en",
        "code, register, en",
        "code, register, has an account, en",
        "code, reset, en",
        "code, reset, has no account, en",
        "application, confirmation, en",
        "invitation, en",
        "password reset, en",
        "account changed, en",
        "handed over, en",
      ]
    `)
    for (const { name, text, html } of mails) {
      const shown = html
        .replace(/<style>.*?<\/style>/s, '')
        .replace(/<a [^>]*href="([^"]+)"[^>]*>(.*?)<\/a>/gs, '$2 $1')
        .replace(/<[^>]+>/g, ' ')
      // steps are numbered by the list
      expect(new Set(wordsOf(shown)), name).toEqual(new Set(wordsOf(text.replace(/^\d+\. /gm, ''))))
    }
  })
})

function wordsOf(text: string): string[] {
  const read = text
    .replaceAll('&#8203;', '')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
  return read.match(/[\p{L}\p{N}@._%+][\p{L}\p{N}@._%+-]+/gu) ?? []
}
