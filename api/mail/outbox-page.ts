import { createHash } from 'node:crypto'
import { escapeHtml } from '../html.ts'
import type { ListedMail } from './outbox-list.ts'

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 44rem; margin: 0 auto; padding: 1rem }
article { border: 1px solid #8886; border-radius: .5rem; padding: .75rem 1rem; margin: 1rem 0 }
h2 { font-size: 1.05rem; margin: 0 0 .25rem; overflow-wrap: anywhere }
header p { margin: 0; opacity: .75; font-size: .875rem; overflow-wrap: anywhere }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; margin: .75rem 0 0 }
`

/** The only style the page may have. */
export const OUTBOX_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** The messages as a page for a developer, in the text form; the attributes are for tests. */
export function outboxPage(messages: readonly ListedMail[]): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox</title><style>${STYLE}</style></head>
<body><h1>Outbox</h1>
<p>SMTP_URL is not set, so these messages are shown here instead of being sent. Newest first; reload to see more.</p>
${messages.map(article).join('\n') || '<p>No messages yet.</p>'}
</body></html>
`
}

function article({ id, kind, to, lang, subject, text, createdAt, code, reference }: ListedMail): string {
  const data = Object.entries({ id, kind, to, code, reference })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `data-${name}="${escapeHtml(value ?? '')}"`)
  return `<article ${data.join(' ')} lang="${lang === 'cn' ? 'zh-CN' : 'en'}">
<header><h2>${escapeHtml(subject)}</h2>
<p>${escapeHtml(to)}</p><p><time datetime="${createdAt}">${createdAt}</time></p></header>
<pre>${escapeHtml(text)}</pre></article>`
}
