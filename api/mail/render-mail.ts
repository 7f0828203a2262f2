import { html, raw } from 'hono/html'

/** Rendered as text and as HTML. */
export type MailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** emphasised: a code, a number */
  | { kind: 'big'; text: string }
  | { kind: 'steps'; items: readonly string[] }
  /** What the message is for, as its one button. */
  | { kind: 'button'; text: string; address: string }
  | { kind: 'link'; text: string; address: string }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  /** Rows that are looked up rather than read: small, folded away by programs that can. */
  | { kind: 'details'; title: string; rows: readonly (readonly [label: string, value: string])[] }
  /** user text with its line breaks */
  | { kind: 'verbatim'; text: string }

/** What every mail has. */
type MailFrame = { company: string; htmlLang: string; footer: string }

interface RenderedMail {
  text: string
  html: string
}

/** Text and HTML with signature. Everything is escaped, nothing is loaded remotely. */
export function renderMail(words: MailFrame, parts: readonly MailPart[]): RenderedMail {
  const signature = `-- \n${words.company}\n${words.footer}`
  const text = [...parts.map(asText), signature].join('\n\n')
  const page = html`<!doctype html>
<html lang="${words.htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><style>${raw(RULES)}</style></head>
<body class="bg ink" style="${BODY}">
<div class="paper" style="${PAPER}">
<table role="presentation" style="${HEAD}"><tr><td style="padding:4px 18px 0 0">${raw(SIGN)}</td><td style="padding:0">${words.company}</td></tr></table>
${parts.map(asHtml)}
<p class="rule faint" style="${SMALL}">${words.company}<br>${words.footer}</p>
</div>
</body></html>
`
  return { text: `${text}\n`, html: String(page) }
}

// the colours of src/ui/tokens.css; styles of elements for programs that drop the sheet, the sheet for the dark and phones
const RULES = `:root{color-scheme:light dark}
@media (max-width:480px){.paper{padding:20px!important}.rows th,.rows td{display:block!important;padding:0!important}.rows td{padding-bottom:10px!important}}
@media (prefers-color-scheme:dark){.bg{background:#0b1420!important}.paper{background:#111d2c!important;border-color:#24364a!important}.ink{color:#eaf0f7!important}.faint{color:#a6b4c5!important}.rule{border-color:#24364a!important}.button,.pane{background:#7ea4ff!important;color:#071127!important}.sign{border-color:#eaf0f7!important}a.link{color:#a6c1ff!important}}`
const BODY =
  "margin:0;padding:24px 12px;background:#f7f9fb;font:16px/1.6 -apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif;color:#0c1a2b"
const PAPER =
  'box-sizing:border-box;max-width:560px;margin:0 auto;padding:32px;background:#fff;border:1px solid #d5dde6;border-radius:10px'
const HEAD = 'margin:0 0 24px;border-collapse:collapse;font-size:18px;font-weight:700;line-height:1.2'
/** The machine with the pane lifted out of it, of two boxes: there with pictures off. */
const SIGN =
  '<div class="sign" style="width:16px;height:11px;border:2px solid #0c1a2b;border-radius:3px"><div class="pane" style="width:14px;height:9px;margin:-7px 0 0 8px;background:#1446d8;border-radius:2px;font-size:1px;line-height:1px">&#8203;</div></div>'
const BIG = 'margin:16px 0;font-size:28px;font-weight:700;letter-spacing:2px'
const SMALL = 'margin:28px 0 0;padding-top:16px;border-top:1px solid #d5dde6;font-size:13px;color:#435064'
const CELL = 'padding:4px 16px 4px 0;vertical-align:top;text-align:left'
const BUTTON =
  'display:inline-block;padding:12px 24px;background:#1446d8;border-radius:6px;color:#fff;font-weight:600;text-decoration:none'

function asText(part: MailPart): string {
  if (part.kind === 'steps') return part.items.map((item, index) => `${index + 1}. ${item}`).join('\n')
  if (part.kind === 'link' || part.kind === 'button') return `${part.text}\n${part.address}`
  if (part.kind === 'rows') return rowsAsText(part.rows)
  if (part.kind === 'details') return `${part.title}\n\n${rowsAsText(part.rows)}`
  return part.text
}

function rowsAsText(rows: readonly (readonly [label: string, value: string])[]): string {
  return rows
    .map(([label, value]) => `${label}${/\p{Script=Han}/u.test(label) ? '：' : ': '}${value}`)
    .join('\n')
}

function asHtml(part: MailPart) {
  switch (part.kind) {
    case 'paragraph':
      return html`<p>${part.text}</p>`
    case 'heading':
      return html`<h2 style="margin:24px 0 8px;font-size:17px">${part.text}</h2>`
    case 'big':
      return html`<p style="${BIG}">${part.text}</p>`
    case 'link':
      return html`<p><a class="link" href="${part.address}" style="color:#0f3bbd">${part.text}</a></p>`
    case 'button':
      return html`<p style="margin:24px 0"><a class="button" href="${part.address}" style="${BUTTON}">${part.text}</a></p>`
    case 'steps':
      return html`<ol>${part.items.map((item) => html`<li>${item}</li>`)}</ol>`
    case 'rows':
      return html`<table role="presentation" class="rows" style="border-collapse:collapse">${part.rows.map(rowAsHtml)}</table>`
    case 'details':
      return html`<details class="rule faint" style="${SMALL}"><summary>${part.title}</summary><table role="presentation" class="rows" style="margin-top:8px;border-collapse:collapse;font-size:13px">${part.rows.map(rowAsHtml)}</table></details>`
    case 'verbatim':
      return html`<pre style="margin:16px 0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit">${part.text}</pre>`
  }
}

function rowAsHtml([label, value]: readonly [string, string]) {
  return html`<tr><th scope="row" class="faint" style="${CELL};color:#435064;font-weight:400;white-space:nowrap">${label}</th><td style="${CELL};overflow-wrap:anywhere">${value}</td></tr>`
}
