import { createHash } from 'node:crypto'
import { isIP } from 'node:net'
import { type } from 'arktype'
import { type Context, Hono, type Next } from 'hono'
import { accepts } from 'hono/accepts'
import { html, raw } from 'hono/html'
import type { Database } from '../db/tables.ts'
import { ProblemError } from '../http/problem.ts'
import { validate } from '../http/validate.ts'
import { type ListedMail, listOutbox } from './outbox.ts'

/** Shows codes and personal data to anyone: only without a mail server and outside of production. */
export function outboxRoutes(db: Database): Hono {
  const app = new Hono()
  app.get('/', refuseForeignNames, validate('query', type({ 'to?': 'string' })), async (c) => {
    const messages = await listOutbox(db, c.req.valid('query').to)
    c.header('cache-control', 'no-store')
    c.header('vary', 'Accept')
    if (wantsJson(c)) return c.json({ messages })
    c.header('content-security-policy', POLICY)
    return c.html(pageOf(messages))
  })
  return app
}

function wantsJson(c: Context): boolean {
  const types = ['text/html', 'application/json']
  return accepts(c, { header: 'Accept', supports: types, default: 'text/html' }) === 'application/json'
}

/** DNS rebinding: a foreign name may resolve to this machine, an address or `localhost` may not. */
async function refuseForeignNames(c: Context, next: Next): Promise<void> {
  const name = new URL(c.req.url).hostname.replace(/^\[(.*)\]$/, '$1')
  if (name !== 'localhost' && !isIP(name)) throw new ProblemError(403, 'host-not-allowed')
  await next()
}

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 0 auto; padding: 1rem }
article { border: 1px solid #8886; border-radius: .5rem; padding: .75rem 1rem; margin: 1rem 0 }
h2 { font-size: 1.05rem; margin: 0 0 .25rem; overflow-wrap: anywhere }
header p { margin: 0; opacity: .75; font-size: .875rem; overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .75rem 0 0 }
`

/** CSP. */
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** Text parts as HTML; attributes are for tests. */
function pageOf(messages: readonly ListedMail[]) {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title><style>${raw(STYLE)}</style></head>
<body><h1>Outbox</h1>
<p>SMTP_URL is not set, so these messages are shown here instead of being sent. Newest first; reload to see more.</p>
${messages.length > 0 ? messages.map(article) : html`<p>No messages yet.</p>`}
</body></html>
`
}

function article({ id, kind, to, lang, subject, text, createdAt, code, reference }: ListedMail) {
  const data = Object.entries({ id, kind, to, code, reference })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => html` data-${name}="${value}"`)
  return html`<article${data} lang="${lang === 'cn' ? 'zh-CN' : 'en'}">
<header><h2>${subject}</h2>
<p>${to}</p><p><time datetime="${createdAt}">${createdAt}</time></p></header>
<pre>${text}</pre></article>
`
}
