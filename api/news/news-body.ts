import sanitizeHtml from 'sanitize-html'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    ...'h2 h3 h4 p br hr ul ol li blockquote figure figcaption img a'.split(' '),
    ...'strong em b i code pre kbd sub sup time'.split(' '),
    ...'table caption thead tbody tr th td'.split(' '),
  ],
  allowedAttributes: {
    a: ['href', 'rel', 'lang', 'hreflang'],
    // the role marks a picture as decoration, which an empty text does not say for certain
    img: ['src', 'alt', 'width', 'height', { name: 'role', values: ['presentation'] }],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    time: ['datetime'],
    ol: ['start'],
  },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // pictures come from the site itself: its content security policy allows no other
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/(?!\/)/.test(attribs.src ?? ''),
  transformTags: { a: leaveSafely },
}

/** An article's body with nothing in it but text, links, pictures of the site and tables. */
export function sanitizeBody(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}

function leaveSafely(tagName: string, { rel: _, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const leaves = /^https?:/i.test(attribs.href ?? '')
  return { tagName, attribs: leaves ? { ...attribs, rel: 'noopener noreferrer' } : attribs }
}
