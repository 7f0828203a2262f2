import { html } from 'hono/html'
import type { Language } from '../contract/values-schema.ts'
import { cn, type MailWords } from './words/cn.ts'
import { en } from './words/en.ts'

/** Rendered as text and as HTML. */
export type MailPart =
  | { kind: 'paragraph'; text: string }
  | { kind: 'heading'; text: string }
  /** emphasised: a code, a number */
  | { kind: 'big'; text: string }
  | { kind: 'steps'; items: readonly string[] }
  | { kind: 'link'; text: string; address: string }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  /** user text with its line breaks */
  | { kind: 'verbatim'; text: string }

interface RenderedMail {
  text: string
  html: string
}

/** Text and HTML with signature. Everything is escaped, nothing is loaded remotely. */
export function renderMail(words: MailWords, parts: readonly MailPart[]): RenderedMail {
  const signature = `-- \n${words.company}\n${words.footer}`
  const text = [...parts.map(asText), signature].join('\n\n')
  const page = html`<!doctype html>
<html lang="${words.htmlLang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="${BODY}">
<div style="${PAPER}">
${parts.map(asHtml)}
<p style="${SMALL}">${words.company}<br>${words.footer}</p>
</div>
</body></html>
`
  return { text: `${text}\n`, html: String(page) }
}

const BODY =
  "margin:0;padding:16px;background:#f3f5f7;font:16px/1.6 -apple-system,'Segoe UI','PingFang SC','Microsoft YaHei',sans-serif;color:#17202a"
const PAPER = 'max-width:560px;margin:0 auto;padding:24px;background:#fff;border-radius:8px'
const BIG = 'margin:16px 0;font-size:28px;font-weight:700;letter-spacing:2px'
const SMALL = 'margin:24px 0 0;font-size:13px;color:#5b6770'
const CELL = 'padding:4px 12px 4px 0;vertical-align:top;text-align:left'

function asText(part: MailPart): string {
  if (part.kind === 'steps') return part.items.map((item, index) => `${index + 1}. ${item}`).join('\n')
  if (part.kind === 'link') return `${part.text}\n${part.address}`
  if (part.kind === 'rows') return part.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  return part.text
}

function asHtml(part: MailPart) {
  switch (part.kind) {
    case 'paragraph':
      return html`<p>${part.text}</p>`
    case 'heading':
      return html`<h2 style="font-size:17px">${part.text}</h2>`
    case 'big':
      return html`<p style="${BIG}">${part.text}</p>`
    case 'link':
      return html`<p><a href="${part.address}">${part.text}</a></p>`
    case 'steps':
      return html`<ol>${part.items.map((item) => html`<li>${item}</li>`)}</ol>`
    case 'rows':
      return html`<table role="presentation" style="border-collapse:collapse">${part.rows.map(rowAsHtml)}</table>`
    case 'verbatim':
      return html`<pre style="white-space:pre-wrap;font-size:14px">${part.text}</pre>`
  }
}

function rowAsHtml([label, value]: readonly [string, string]) {
  return html`<tr><th scope="row" style="${CELL};color:#5b6770;font-weight:400">${label}</th><td style="${CELL}">${value}</td></tr>`
}

export type StaffNotice = keyof MailWords['staff']['notices']

export function wordsOf(lang: Language): MailWords {
  return lang === 'en' ? en : cn
}
