import sanitizeHtml from 'sanitize-html'

import type { NewsPicture } from '#api/contract/news-schema.ts'
import { articlePictureSizes, pictureSource } from '../news.ts'

const picturePath = /^\/media\/[0-9a-f-]{36}-\d{1,4}\.webp$/

/**
 * Leaves of an article's HTML what an article needs. The upstream sanitises too, but what it sends is not trusted:
 * one leaked editor account must not become a script on our pages. Headings of level 1 become 2: the title is the h1.
 * A table gets a box that scrolls, by keyboard too, where the screen is narrower than the table.
 * @param pictures what is known of those in it: they get all their widths, and a text where the article gives none
 */
export function sanitiseArticle(html: string, pictures: readonly NewsPicture[] = []): string {
  const clean = sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: {
      a: ['href', 'hreflang', 'lang'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      b: 'strong',
      i: 'em',
      img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs, pictures) }),
    },
    // pictures of our own, as the upload names them
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !picturePath.test(attribs.src ?? ''),
  })
  return clean
    .replaceAll('<table>', '<div class="article__table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>')
}

function imageAttributes(
  { src = '', alt = '', role, width, height }: sanitizeHtml.Attributes,
  pictures: readonly NewsPicture[],
): sanitizeHtml.Attributes {
  const known = pictures.find(({ id }) => src.startsWith(`/media/${id}-`))
  const text = role === 'presentation' ? '' : alt.trim() || (known?.alt ?? '')
  const shared = { alt: text, loading: 'lazy' }
  if (!known) return { src, ...shared, ...(width && { width }), ...(height && { height }) }
  const { srcSet: srcset, ...source } = pictureSource(known)
  const size = { width: String(source.width), height: String(source.height) }
  return { src: source.src, srcset, sizes: articlePictureSizes, ...size, ...shared }
}

const allowedTags = [
  ...'h2 h3 h4 p ul ol li blockquote pre code strong em a br hr figure figcaption img dl dt dd'.split(' '),
  ...'table caption thead tbody tr th td'.split(' '),
]
