import sanitizeHtml from 'sanitize-html'
import { articleLink } from '#contract/article-link.ts'
import { bodyAliases, bodyElements, bodyLinkSchemes, bodyPicture, bodyTextless } from '#contract/keys.ts'
import type { NewsPicture } from '#contract/news-schema.ts'
import { keepUnits } from '#contract/texts/units.ts'
import { articlePictureSizes, pictureSource } from '../news.ts'

/**
 * Sanitises again: a leaked editor account upstream must not inject scripts. Tables get a focusable scroll container.
 * @param pictures adds srcset, and alt text where missing
 */
export function sanitiseArticle(html: string, pictures: readonly NewsPicture[] = []): string {
  const clean = sanitizeHtml(html, {
    allowedTags: Object.keys(bodyElements),
    allowedAttributes: { ...bodyElements, img: [...bodyElements.img, 'srcset', 'sizes', 'loading'] },
    allowedSchemes: bodyLinkSchemes,
    nonTextTags: bodyTextless,
    allowProtocolRelative: false,
    transformTags: {
      ...bodyAliases,
      a: (tagName, { href: typed = '', ...attribs }) => {
        const href = articleLink(typed)
        return { tagName, attribs: href ? { href, ...attribs } : attribs }
      },
      img: (tagName, attribs) => ({ tagName, attribs: imageAttributes(attribs, pictures) }),
    },
    textFilter: (text, tag) => (tag === 'code' || tag === 'pre' ? text : keepUnits(text)),
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !bodyPicture.test(attribs.src ?? ''),
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
