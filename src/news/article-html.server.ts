import sanitizeHtml from 'sanitize-html'

/**
 * Leaves of an article's HTML what an article needs. The upstream sanitises too, but what it sends is not trusted:
 * one leaked editor account must not become a script on our pages. Headings of level 1 become 2: the title is the h1.
 */
export function sanitiseArticle(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
      ...[
        'h2',
        'h3',
        'h4',
        'p',
        'ul',
        'ol',
        'li',
        'blockquote',
        'pre',
        'code',
        'strong',
        'em',
        'a',
        'br',
        'hr',
      ],
      ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'figure', 'figcaption', 'dl', 'dt', 'dd'],
    ],
    allowedAttributes: {
      a: ['href', 'hreflang', 'lang'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { h1: 'h2', b: 'strong', i: 'em' },
  })
}
