import sanitizeHtml from 'sanitize-html'
import { bodyAliases, bodyElements, bodyLinkSchemes } from '#contract/keys.ts'
import type { PictureAnswer } from '#contract/media-schema.ts'
import type { Language } from '#contract/values-schema.ts'
import { sanitizeBody } from '../news/news-body.ts'

/** What an article's body has in the place of what a document has. */
export interface Places {
  /** The address of a link; undefined leaves its text alone. */
  link: (href: string) => string | undefined
  picture: (src: string, alt: string) => PictureAnswer | undefined
}

/** Elements that end a paragraph and have no place in a body. */
const WRAPPERS = 'div section article main header footer aside center address details summary dl dt dd'.split(
  ' ',
)
const BLOCKS = new Set(
  'h2 h3 h4 p hr blockquote pre figure figcaption ul ol li table thead tbody tr th td'.split(' '),
)

/** HTML of a document as a body. @param lang of its text, for the pictures' own words */
export function fillBody(html: string, { link, picture }: Places, lang: Language): string {
  const plain = sanitizeHtml(html, {
    allowedTags: [...Object.keys(bodyElements), 'div', 'caption'],
    allowedAttributes: bodyElements,
    allowedSchemes: bodyLinkSchemes,
    transformTags: {
      ...bodyAliases,
      h5: 'h4',
      h6: 'h4',
      ...Object.fromEntries(WRAPPERS.map((name) => [name, 'div'])),
      a: (tagName, { href = '' }) => {
        const target = href && link(href)
        const attribs: sanitizeHtml.Attributes = target ? { href: target } : {}
        return { tagName, attribs }
      },
      img: (tagName, { src = '', alt = '', title = '' }) => {
        const text = alt.trim() || title.trim()
        const shown = picture(src, text)
        const width = shown?.widths.findLast((one) => one <= 960) ?? shown?.widths[0]
        if (!shown || !width) return { tagName, attribs: {} }
        const attribs = {
          src: `/media/${shown.id}-${width}.webp`,
          alt: text,
          width: String(width),
          height: String(Math.round(width / shown.ratio)),
          ...(text || shown.alt[lang] ? {} : { role: 'presentation' }),
        }
        return { tagName, attribs }
      },
    },
  })
  const captioned = plain.replace(
    /<table>\s*<caption>(.*?)<\/caption>(.*?)<\/table>/gs,
    '<figure><table>$2</table><figcaption>$1</figcaption></figure>',
  )
  return sanitizeBody(withParagraphs(captioned)).trim()
}

/** Puts text that stands beside blocks into paragraphs of its own: without them it would run into what is beside it. */
function withParagraphs(html: string): string {
  let body = ''
  let depth = 0
  let isOpen = false
  for (const [part, slash, name = ''] of html.matchAll(/<(\/?)([a-z\d]+)[^>]*>|[^<]+/g)) {
    const isBlock = BLOCKS.has(name)
    if (depth === 0 && isOpen && (isBlock || name === 'div')) {
      body += '</p>'
      isOpen = false
    }
    if (depth === 0 && !isOpen && !isBlock && name !== 'div' && part.trim() !== '') {
      body += '<p>'
      isOpen = true
    }
    // what is in a quotation or beside a picture are paragraphs, too
    if (isBlock && !/^(?:blockquote|figure|hr)$/.test(name)) depth += slash ? -1 : 1
    if (name !== 'div') body += part
  }
  return isOpen ? `${body}</p>` : body
}
