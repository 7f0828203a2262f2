import sanitizeHtml from 'sanitize-html'
import { articleLink } from '../contract/article-link.ts'
import { bodyAliases, bodyElements, bodyLinkSchemes, bodyPicture, bodyTextless } from '../contract/keys.ts'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(bodyElements),
  allowedAttributes: { ...bodyElements, a: [...bodyElements.a, 'rel'] },
  allowedSchemes: bodyLinkSchemes,
  nonTextTags: bodyTextless,
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !bodyPicture.test(attribs.src ?? ''),
  transformTags: { ...bodyAliases, a: leaveSafely },
}

/** Keeps text, links, the site's pictures and tables. */
export function sanitizeBody(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}

function leaveSafely(
  tagName: string,
  { rel: _, href: typed = '', ...attribs }: sanitizeHtml.Attributes,
): sanitizeHtml.Tag {
  const href = articleLink(typed)
  const rel = href && /^https?:/i.test(href) && 'noopener noreferrer'
  return { tagName, attribs: { ...(href && { href }), ...attribs, ...(rel && { rel }) } }
}
