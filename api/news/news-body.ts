import sanitizeHtml from 'sanitize-html'
import { bodyAliases, bodyElements, bodyLinkSchemes, bodyPicture } from '../contract/keys.ts'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(bodyElements),
  allowedAttributes: { ...bodyElements, a: [...bodyElements.a, 'rel'] },
  allowedSchemes: bodyLinkSchemes,
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !bodyPicture.test(attribs.src ?? ''),
  transformTags: { ...bodyAliases, a: leaveSafely },
}

/** An article's body with nothing in it but text, links, pictures of the site and tables. */
export function sanitizeBody(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}

function leaveSafely(tagName: string, { rel: _, ...attribs }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const leaves = /^https?:/i.test(attribs.href ?? '')
  return { tagName, attribs: leaves ? { ...attribs, rel: 'noopener noreferrer' } : attribs }
}
