import { expect, it } from 'vitest'
import { wordsInCode } from './mail-words.ts'
import { type MailPart, renderMail } from './render-mail.ts'

const parts: MailPart[] = [
  { kind: 'paragraph', text: 'A <b>new</b> application' },
  { kind: 'rows', rows: [['Name', 'Zhang & Li']] },
  { kind: 'button', text: 'Open', address: 'https://firm.example/admin/leads/1?a=1&b=2' },
  { kind: 'details', title: 'For reference', rows: [['Network', '192.0.2.0/24']] },
]

it.each(['cn', 'en'] as const)(
  'writes a letter of the house that loads nothing and says all in both forms: %s',
  (lang) => {
    const words = wordsInCode(lang)
    const { html, text } = renderMail(words, parts)
    expect(html).not.toMatch(/<img|url\(|@import|<link|src=/)
    expect(html).toContain('<meta name="color-scheme" content="light dark">')
    expect(html.match(/class="button"/g)).toHaveLength(1)
    for (const said of ['Zhang &amp; Li', '&lt;b&gt;new', '192.0.2.0/24', words.company])
      expect(html).toContain(said)
    for (const said of [
      'Name: Zhang & Li',
      'Open\nhttps://firm.example/admin/leads/1?a=1&b=2',
      'Network: 192.0.2.0/24',
    ])
      expect(text).toContain(said)
  },
)
