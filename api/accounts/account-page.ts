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
  lead?: string
  content: Html | Html[]
  /** links below: URL and text */
  links: readonly (readonly [href: string, text: string])[]
  status?: ContentfulStatusCode
}

/** Responds with an account page, without script or subresources. */
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

/** Inlined, as in the site's `src/ui/logo.tsx`. */
function logo(lang: Language) {
  const { width, baseline } = sizes[lang]
  return html`<svg viewBox="0 0 ${width} 32" width="${width}" height="32" aria-hidden="true"><path d="M21 18.5V22a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3h4M7.5 29.5h9" fill="none" stroke="currentColor" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round"/><rect x="13" y="4" width="16" height="11.5" rx="2.25"/><path transform="translate(40 ${baseline})" fill="currentColor" d="${outlines[lang]}"/></svg>`
}

const sizes = { cn: { width: 127, baseline: 23.6 }, en: { width: 151, baseline: 23.2 } }

/** Paths of the site's `src/ui/wordmark-cn.svg` and `wordmark-en.svg`. */
const outlines = {
  cn: 'M3.2-15.7v2.5H17v-2.5ZM2.7 1.1C3.8.7 5.2.6 15.3-.2q.8 1.2 1.1 2.1L18.8.5c-1-1.9-2.9-4.7-4.6-6.9L12-5.3l1.9 2.8-8 .5q2.2-2.5 3.9-5.6h9.3v-2.5H1v2.5h5.4c-1.1 2.2-2.5 4.1-3 4.7q-.9 1.1-1.6 1.3zm23.8-9.8h9.3v.9h-9.3Zm0-2.6h9.3v.9h-9.3ZM24.2-13v6.9H30v1h-7.8v2h6C26.5-1.9 24-.8 21.7-.3l1.5 1.9Q27 .3 30-2.3v4.1h2.4v-4.2c1.8 1.8 4.3 3.2 6.7 4q.6-1 1.6-2-3.8-.8-6.5-2.7h6.1v-2h-7.9v-1h5.9V-13h-6.1v-.9h7.1v-1.9h-7.1V-17h-2.5v4ZM52-14.4c1.1.8 2.4 2.1 3 3l1.7-1.5c-.6-.9-2-2.1-3.1-2.9Zm-.7 5.2c1.1.9 2.6 2.2 3.2 3.1l1.6-1.5c-.7-.9-2.1-2.1-3.3-2.9Zm-1.6-7.6c-1.7.7-4.2 1.3-6.5 1.6q.5 1 .6 1.9l2.3-.3v2.2h-3v2.3h2.7c-.7 1.9-1.9 4.1-3 5.4l1.1 2.2q1.3-1.6 2.2-3.9v7.2h2.3v-8.2l1.2 2.2L51-6l-2.6-3v-.1h2.7v-2.3h-2.7v-2.7l2.6-.8Zm1 12.7.4 2.3 6.1-1.1v4.7h2.3v-5.1l2.4-.4-.4-2.3-2 .4V-17h-2.3v11.8ZM75.6-17v2.9h-4.3v2.2h4.3v2.4h-3.9v2.1h1l-.6.2q1.2 2.8 2.9 4.8-2.2 1.4-4.8 2c.4.5 1 1.5 1.2 2.1q3-.7 5.3-2.4 2.1 1.6 5 2.5l1.6-2.1q-2.7-.6-4.7-2 2.6-2.5 3.8-6.7l-1.6-.6-.4.1H78v-2.4h4.5v-2.2H78V-17Zm-1.2 9.6h4.9q-.9 2.1-2.5 3.6-1.5-1.5-2.4-3.6M66.7-17v3.8h-2.3v2.2h2.3v3.6l-2.6.6.7 2.3 1.9-.5v4.1q0 .4-.4.4h-1.9c.3.6.6 1.6.7 2.2q2 0 3.1-.4 1-.5.9-2.2v-4.8l2.1-.5-.3-2.2-1.8.4v-3h2v-2.2h-2V-17Z',
  en: 'M1.4 0v-14.6h6.3q2.2 0 3.7.9t2.3 2.6.8 3.8q0 1.7-.4 3T12.7-2q-.8 1-2.1 1.5T7.7 0Zm3-2.6h2.7q1 0 1.8-.2t1.3-.9q.6-.5.9-1.4t.3-2.2q0-1.8-.6-2.8t-1.5-1.5-2.1-.4H4.4ZM21.5.2q-1.8 0-3-.7t-1.8-1.9-.7-2.9.7-3q.7-1.2 1.9-1.9t2.8-.7q1.8 0 3.1.8 1.2.8 1.7 2.2t.4 3.2h-7.7q.1.9.4 1.5t.9.9 1.3.3q.9 0 1.5-.3.5-.4.7-1h2.8q-.2 1.1-.9 1.9T23.9-.2t-2.4.4m-2.6-6.4-.2-.3h5.2l-.2.3q0-.9-.3-1.4-.2-.6-.8-.9-.5-.2-1.2-.2-.8 0-1.3.3t-.8.8-.4 1.4M32.6.2q-1.1 0-2-.3t-1.5-.7-.9-1.1-.4-1.4h2.9q0 .5.3.8t.7.5 1 .2q.9 0 1.4-.3t.4-.9q0-.4-.2-.7t-.7-.3l-1.3-.3-2.4-.5q-.9-.4-1.4-1t-.4-1.7q0-1 .6-1.8t1.6-1.2 2.4-.4 2.4.4q.9.4 1.5 1.2t.6 1.7h-2.8q0-.4-.2-.7l-.7-.5-.8-.1q-.8 0-1.3.3t-.4.8q0 .4.2.7l.8.4 1.4.2q1.4.2 2.3.5.9.4 1.4 1t.4 1.8q0 1.1-.6 1.8-.6.8-1.7 1.2t-2.6.4m6.6-.2v-14.6h3v8.4l.9-1.1 3.4-3.4h3.6l-4.3 4.2L50.2 0h-3.5l-2.3-3.5-.7-1.1-1.5 1.5V0Zm19.2.2q-1.7 0-3.1-.5Q54-.8 53-1.8t-1.5-2.4q-.6-1.3-.6-3.1t.6-3.1q.5-1.4 1.5-2.4t2.3-1.5q1.4-.5 3.1-.5 1.9 0 3.4.7t2.4 1.8q.9 1.2 1.1 2.7h-3.1q-.2-.7-.7-1.3t-1.3-.9q-.8-.4-1.8-.4-1.3 0-2.3.6T54.6-10t-.5 2.7q0 1.2.3 2.1t.9 1.6q.5.6 1.3.9t1.8.3 1.8-.3 1.3-.9.7-1.4h3.1q-.2 1.5-1.1 2.7T61.8-.5q-1.5.7-3.4.7M67 0v-14.6h2.9V0Zm10.2.2q-1.3 0-2.3-.4t-1.7-1.1T72.1-3t-.4-2.3q0-1.7.6-3 .7-1.2 1.9-1.9 1.3-.7 3-.7 1.2 0 2.3.4 1 .3 1.7 1.1.7.7 1.1 1.7t.4 2.3q0 1.7-.7 2.9-.6 1.3-1.8 2t-3 .7m0-2.4q.8 0 1.3-.3.6-.4.9-1.1t.4-1.8q0-.7-.2-1.3l-.5-1-.8-.6q-.5-.3-1.1-.3-.8 0-1.4.4t-.9 1.1-.3 1.8q0 .7.2 1.3l.5 1q.3.4.8.6t1.1.2M88.4.2q-1.3 0-2.2-.5t-1.3-1.5q-.5-.9-.5-2.4v-6.5h2.9v5.8q0 .9.3 1.5t.7.9 1.2.3 1.3-.3q.6-.4.9-1t.3-1.4v-5.8h2.9V0h-2.8L92-2h-.1q-.4 1.1-1.4 1.6t-2.1.6m12.8 0q-1 0-1.8-.4T98-1.3 97.1-3q-.4-1.1-.4-2.4 0-1.7.6-2.9.6-1.3 1.6-1.9 1-.7 2.4-.7.8 0 1.5.2l1.2.7q.5.5.7 1.1h.1v-5.7h2.9V0H105l-.1-1.8h-.2q-.4.9-1.3 1.4-.9.6-2.2.6m1.1-2.3q.8 0 1.4-.4t.8-1q.3-.6.3-1.4v-1q0-.7-.3-1.4t-.8-.9q-.6-.4-1.4-.4t-1.4.4-.9 1.1-.3 1.7.3 1.8q.3.7.9 1.1.5.4 1.4.4',
}

/** Inlined subset of the site's tokens and components. */
const PAGE_STYLE = `
:root{color-scheme:light dark;
--bg:#f7f9fb;--surface:#fff;--text:#0c1a2b;--text-2:#3a4a5c;--text-3:#435064;--line:#d5dde6;
--line-2:#7c8a9a;--pane:#1446d8;--pane-2:#0f38b0;--on-pane:#fff;--link:#0f3bbd;--error:#99141a;
--error-tint:#fdeeed;--ok:#07533a;--ok-tint:#e6f5ee;--focus:#bf3b0b;
--t-sm:clamp(.8125rem,.7rem + .8vw,.9375rem);--t-0:clamp(.9375rem,.75rem + 1.03vw,1.0625rem);
--t-4:clamp(1.75rem,.95rem + 4.1vw,2.5rem);--s-4:clamp(.875rem,4.1vw,1.25rem);--s-5:clamp(1.25rem,6.15vw,2rem);
--gutter:clamp(1.125rem,5.13vw,4rem);--r-1:clamp(.25rem,1.28vw,.375rem);--r-3:clamp(.625rem,3.1vw,1rem)}
@media (prefers-color-scheme:dark){:root{--bg:#0b1420;--surface:#111d2c;--text:#eaf0f7;--text-2:#b9c6d5;--text-3:#a6b4c5;--line:#24364a;
--line-2:#66788d;--pane:#7ea4ff;--pane-2:#a3bfff;--on-pane:#071127;--link:#a6c1ff;--error:#ffa8a2;
--error-tint:#341619;--ok:#63d6a8;--ok-tint:#0d2c22;--focus:#ffb08c}}
*,::before,::after{box-sizing:border-box}
*{margin:0}
html{font:100%/1.6 "PingFang SC","HarmonyOS Sans SC","MiSans","Microsoft YaHei","Source Han Sans SC","Noto Sans CJK SC",system-ui,sans-serif;
background:var(--bg);color:var(--text);overflow-wrap:break-word;text-autospace:normal;text-size-adjust:100%}
html:lang(zh){line-height:1.75}
html:lang(en){font-family:system-ui,sans-serif}
body{font-size:var(--t-0);min-block-size:100vh;min-block-size:100dvb;display:flex;flex-direction:column}
header{display:flex;align-items:center;justify-content:space-between;gap:1rem;
min-block-size:clamp(3.5rem,14.36vw,4.25rem);border-block-end:1px solid var(--line)}
a{color:var(--link);text-underline-offset:.2em;text-decoration-thickness:1px}
a:hover{text-decoration-thickness:2px}
header a,.links a{display:inline-flex;align-items:center;min-block-size:2.75rem}
.brand{color:var(--text)}
.brand svg{block-size:clamp(1.625rem,7vw,2rem);inline-size:auto}
.brand rect{fill:var(--pane)}
header,footer{inline-size:100%;padding-inline:max(var(--gutter),(100% - clamp(77.5rem,62vw,96rem))/2)}
footer{color-scheme:dark;display:flex;flex-wrap:wrap;align-items:center;gap:0 1.5rem;padding-block:var(--s-5);background:#0b1420;color:#b9c6d5;font-size:var(--t-sm)}
footer a{color:#eaf0f7;display:inline-flex;align-items:center;min-block-size:2.75rem;text-decoration:none}
footer a:hover{text-decoration:underline}
@media (prefers-color-scheme:dark){footer{background:#050b13}}
main{flex:1;inline-size:100%;max-inline-size:34rem;margin-inline:auto;padding:var(--s-5) var(--gutter);display:grid;gap:var(--s-4);align-content:start}
h1{font-size:var(--t-4);line-height:1.2;font-weight:650;letter-spacing:-.02em}
h1:lang(zh){line-height:1.35;letter-spacing:0}
.lead{color:var(--text-2)}
form{display:grid;gap:var(--s-4);padding:var(--s-5);background:var(--surface);border:1px solid var(--line);border-radius:var(--r-3)}
.fld{display:grid;gap:.35rem}
.fld>label:first-child{font-weight:600;font-size:var(--t-sm)}
small{color:var(--text-3);font-size:var(--t-sm)}
input{font:inherit;color:inherit}
.in{inline-size:100%;min-block-size:3rem;padding:.5rem .85rem;border:1.5px solid var(--line-2);border-radius:var(--r-1);background:var(--bg);font-size:max(1rem,var(--t-0))}
.in:hover{border-color:var(--text)}
.in[readonly]{color:var(--text-2);border-style:dashed}
.in[aria-invalid=true]{border-color:var(--error);background:var(--error-tint)}
.err{color:var(--error);font-size:var(--t-sm)}
.check{display:grid;grid-template-columns:auto 1fr;gap:.75rem;align-items:start;min-block-size:2.75rem;padding-block:.5rem;color:var(--text-2);cursor:pointer}
.check input{inline-size:1.5rem;block-size:1.5rem;margin:0;accent-color:var(--pane)}
button{font:inherit;font-weight:600;line-height:1.25;inline-size:100%;min-block-size:3em;padding:.5em 1.4em;border:1.5px solid var(--pane);border-radius:var(--r-1);background:var(--pane);color:var(--on-pane);cursor:pointer}
button:hover{background:var(--pane-2);border-color:var(--pane-2)}
button.ghost{background:none;border-color:var(--line-2);color:var(--text)}
.note,.sum{padding:var(--s-4);border:1.5px solid var(--ok);border-inline-start-width:6px;border-radius:var(--r-1);background:var(--ok-tint)}
.sum{border-color:var(--error);background:var(--error-tint)}
.sum h2{font-size:1.0625rem;color:var(--error)}
.sum ul{padding:0;list-style:none}
.sum a{color:var(--text);display:flex;align-items:center;min-block-size:2.75rem}
.links{display:flex;flex-wrap:wrap;gap:0 1.5rem;padding:0;list-style:none}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
@media (max-width:47.99em){form{margin-inline:calc(-.35*var(--gutter))}}
@media (forced-colors:active){.in,button{border:1px solid}}
`

/** CSP: this style only, and forms that redirect to the sites. */
export function pagePolicy(siteOrigins: readonly string[]): string {
  const style = createHash('sha256').update(PAGE_STYLE).digest('base64')
  // browsers also check a form's redirect target against form-action
  const forms = ["'self'", ...siteOrigins].join(' ')
  return `default-src 'none'; img-src data:; style-src 'sha256-${style}'; form-action ${forms}; base-uri 'none'; frame-ancestors 'none'`
}
