import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { returnPath } from '#contract/typed-text.ts'
import { BASE_LANGUAGE, Language } from '#contract/values-schema.ts'
import type { Accounts } from './accounts.ts'
import { type AccountWords, cn } from './words/cn.ts'
import { en } from './words/en.ts'

/** Safe HTML from the `html` tag, which escapes interpolations. */
export type Html = ReturnType<typeof html>

export interface AccountPage {
  title: string
  content: Html | Html[]
  /** links below: URL and text */
  links: readonly (readonly [href: string, text: string])[]
  status?: ContentfulStatusCode
}

/** Responds with an account page, without script or subresources. */
export function showPage(c: Context, visit: Visit, page: AccountPage): Response | Promise<Response> {
  const { words, lang, site } = visit
  const isFaulty = (page.status ?? 200) >= 400
  const other = lang === 'cn' ? 'en' : 'cn'
  const body = html`<!doctype html>
<html lang="${tags[lang]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${isFaulty ? '⚠ ' : ''}${page.title} - ${words.company}</title><link rel="icon" href="data:,"><style>${raw(PAGE_STYLE)}</style></head>
<body><header><a href="${site}/${lang}">${words.company}</a>
<a href="${otherLanguage(visit, c.req.path)}" hreflang="${tags[other]}" lang="${tags[other]}">${words.otherLanguage}</a></header>
<main><h1>${page.title}</h1>
${page.content}
<ul>${page.links.map(([href, text]) => html`<li><a href="${href}">${text}</a></li>`)}</ul></main></body></html>
`
  return c.html(body, page.status ?? 200)
}

const tags = { cn: 'zh-CN', en: 'en' }

/** The visitor's origin page, kept in every page's URL. */
export interface Visit {
  lang: Language
  words: AccountWords
  /** validated URL on one of our sites */
  returnTo: string
  /** origin of the site */
  site: string
}

/** An untrusted return URL falls back to the site's home page. */
export function visitOf({ siteOrigins }: Accounts, c: Context): Visit {
  const wanted = returnAddress(siteOrigins, c.req.query('returnTo'))
  const asked = c.req.query('lang')
  const lang = Language.allows(asked)
    ? asked
    : wanted && new URL(wanted).pathname.startsWith('/en')
      ? 'en'
      : BASE_LANGUAGE
  const returnTo = wanted ?? `${siteOrigins[0]}/${lang}`
  return { lang, words: lang === 'en' ? en : cn, returnTo, site: new URL(returnTo).origin }
}

/** The URL of another account page with the same return URL. */
export function pageAddress(visit: Visit, path: string, extra: Record<string, string> = {}): string {
  const query = new URLSearchParams({ returnTo: visit.returnTo, lang: visit.lang, ...extra })
  return `${path}?${query}`
}

/** Also switches the language of the return URL. */
function otherLanguage(visit: Visit, path: string): string {
  const lang = visit.lang === 'cn' ? 'en' : 'cn'
  const url = new URL(visit.returnTo)
  url.pathname = url.pathname.replace(/^\/(?:cn|en)(?=\/|$)/, `/${lang}`)
  return pageAddress({ ...visit, lang, returnTo: url.href }, path)
}

/** Open redirect check: a localised path on one of our sites, else undefined. @param origins scheme, host and port */
export function returnAddress(origins: readonly string[], value: string | undefined): string | undefined {
  const origin = origins.find((one) => value?.startsWith(`${one}/`))
  const path = origin && returnPath(value?.slice(origin.length))
  return path && origin + path
}

const PAGE_STYLE = `
:root{color-scheme:light dark}
body{max-width:32rem;margin:auto;padding:1rem;font:1rem/1.6 system-ui,sans-serif;overflow-wrap:break-word}
header{display:flex;justify-content:space-between}
header a,li a{display:inline-block;padding-block:.6rem}
label,small,b{display:block}
input{font:inherit}
input:not([type=checkbox]){box-sizing:border-box;width:100%;padding:.6rem}
[type=checkbox]{width:1.5rem;height:1.5rem;vertical-align:middle}
[type=checkbox]~label{display:inline}
[aria-invalid]{outline:2px solid}
button{font:inherit;padding:.6rem 1rem}
[role]{border:2px solid;padding:.6rem}
`

/** CSP: this style only, and forms that redirect to the sites. */
export function pagePolicy(siteOrigins: readonly string[]): string {
  const style = createHash('sha256').update(PAGE_STYLE).digest('base64')
  // browsers also check a form's redirect target against form-action
  const forms = ["'self'", ...siteOrigins].join(' ')
  return `default-src 'none'; img-src data:; style-src 'sha256-${style}'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`
}
