import { escapeXml } from '#src/site/xml.ts'

export type AtomEntry = {
  url: string
  title: string
  summary: string
  /** RFC 3339 */
  published: string
  updated: string
  /** the whole text; without it the summary has to do */
  html: string | undefined
}

export type AtomFeed = {
  title: string
  subtitle: string
  author: string
  language: string
  /** the feed's own address, and that of the page it stands for */
  self: string
  page: string
  icon: string
  entries: readonly AtomEntry[]
}

/** Writes an Atom document (RFC 4287). */
export function atomFeed({ title, subtitle, author, language, self, page, icon, entries }: AtomFeed): string {
  const updated =
    entries
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? new Date().toISOString()
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    element('id', self),
    element('title', title),
    element('subtitle', subtitle),
    `<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>`,
    `<link rel="alternate" type="text/html" hreflang="${language}" href="${escapeXml(page)}"/>`,
    element('updated', updated),
    `<author>${element('name', author)}</author>`,
    element('icon', icon),
    ...entries.map(entryXml),
    '</feed>',
    '',
  ].join('\n')
}

function entryXml({ url, title, summary, published, updated, html }: AtomEntry): string {
  return [
    '<entry>',
    element('id', url),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    element('published', published),
    element('updated', updated),
    element('summary', summary),
    ...(html === undefined ? [] : [`<content type="html">${escapeXml(html)}</content>`]),
    '</entry>',
  ].join('\n')
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
