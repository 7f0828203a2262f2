import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { logo } from './logo.ts'
import { PAGE_STYLE } from './page-style.ts'
import { otherLanguage, type Visit } from './visit.ts'

/** HTML that is safe to put into HTML: made by the `html` tag, which escapes what is put into it. */
export type Html = ReturnType<typeof html>

export interface AccountPage {
  title: string
  lead?: string
  content: Html | Html[]
  /** Links below, as address and words. */
  links: readonly (readonly [href: string, text: string])[]
  status?: ContentfulStatusCode
}

/** Answers with a page of the account site. It runs no script and loads nothing. */
export function showPage(c: Context, visit: Visit, page: AccountPage): Response | Promise<Response> {
  const { words, lang, site } = visit
  const { footer } = words
  const isFaulty = (page.status ?? 200) >= 400
  const other = lang === 'cn' ? 'en' : 'zh-CN'
  const body = html`<!doctype html>
<html lang="${words.htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${isFaulty ? '⚠ ' : ''}${page.title} - ${words.company}</title><meta name="robots" content="noindex"><link rel="icon" href="data:,"><style>${raw(PAGE_STYLE)}</style></head>
<body><header><a class="brand" href="${site}/${lang}" aria-label="${words.company}">${logo(lang)}</a>
<a href="${otherLanguage(visit, c.req.path)}" hreflang="${other}" lang="${other}">${words.otherLanguage}</a></header>
<main><h1>${page.title}</h1>${page.lead ? html`<p class="lead">${page.lead}</p>` : ''}
${page.content}
<ul class="links">${page.links.map(([href, text]) => html`<li><a href="${href}">${text}</a></li>`)}</ul></main>
<footer><b>${footer.company}</b><span>${footer.address}</span><a href="tel:${footer.phone.replaceAll('-', '')}">${footer.phone}</a>
<a href="${site}/${lang}/about/contact">${footer.contact}</a><a href="${site}/${lang}/legal/privacy">${footer.privacy}</a></footer></body></html>
`
  return c.html(body, page.status ?? 200)
}
