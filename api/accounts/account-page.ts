import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
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
  const isFaulty = (page.status ?? 200) >= 400
  const other = lang === 'cn' ? 'en' : 'zh-CN'
  const body = html`<!doctype html>
<html lang="${words.htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${isFaulty ? '⚠ ' : ''}${page.title} - ${words.company}</title><meta name="robots" content="noindex"><link rel="icon" href="data:,"><style>${raw(PAGE_STYLE)}</style></head>
<body><header><a class="brand" href="${site}/${lang}">${SIGN}${words.company}</a>
<a href="${otherLanguage(visit, c.req.path)}" hreflang="${other}" lang="${other}">${words.otherLanguage}</a></header>
<main><h1>${page.title}</h1>${page.lead ? html`<p class="lead">${page.lead}</p>` : ''}
${page.content}
<ul class="links">${page.links.map(([href, text]) => html`<li><a href="${href}">${text}</a></li>`)}</ul></main></body></html>
`
  return c.html(body, page.status ?? 200)
}

/** The site's sign: a desktop that left its machine. */
const SIGN = html`<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path d="M21 18.5V22a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3h4M7.5 29.5h9" fill="none" stroke="currentColor" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round"/><rect x="13" y="4" width="16" height="11.5" rx="2.25"/></svg>`
