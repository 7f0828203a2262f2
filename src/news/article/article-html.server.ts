import sanitizeHtml from 'sanitize-html'

const picturePath = /^\/media\/[0-9a-f-]{36}-\d{1,4}\.webp$/

/**
 * Leaves of an article's HTML what an article needs. The upstream sanitises too, but what it sends is not trusted:
 * one leaked editor account must not become a script on our pages. Headings of level 1 become 2: the title is the h1.
 * A table gets a box that scrolls, by keyboard too, where the screen is narrower than the table.
 */
export function sanitiseArticle(html: string): string {
  const clean = sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'hreflang', 'lang'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      b: 'strong',
      i: 'em',
      img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
    },
    // pictures of our own, as the upload names them
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !picturePath.test(attribs.src ?? ''),
  })
  return clean
    .replaceAll('<table>', '<div class="article__table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}

const allowedTags = [
  ...'h2 h3 h4 p ul ol li blockquote pre code strong em a br hr figure figcaption img dl dt dd'.split(' '),
  ...'table caption thead tbody tr th td'.split(' '),
]
