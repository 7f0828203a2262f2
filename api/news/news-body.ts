import sanitizeHtml from 'sanitize-html'
import { articleLink } from '#contract/article-link.ts'
import { bodyAliases, bodyElements, bodyLinkSchemes, bodyPicture, bodyTextless } from '#contract/keys.ts'
import { linesWithoutControls, withoutControls } from '#contract/typed-text.ts'

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: Object.keys(bodyElements),
  allowedAttributes: { ...bodyElements, a: [...bodyElements.a, 'rel'] },
  allowedSchemes: bodyLinkSchemes,
  nonTextTags: bodyTextless,
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !bodyPicture.test(attribs.src ?? ''),
  // entities are decoded by then
  transformTags: { ...bodyAliases, a: leaveSafely, '*': withoutHidden },
  textFilter: linesWithoutControls,
}

/** Keeps text, links, the site's pictures and tables. */
export function sanitizeBody(html: string): string {
  return sanitizeHtml(html, OPTIONS)
}

function withoutHidden(tagName: string, attribs: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const cleaned = Object.entries(attribs).map(([name, value]) => [name, withoutControls(value)] as const)
  return { tagName, attribs: Object.fromEntries(cleaned) }
}

function leaveSafely(
  tagName: string,
  { rel: _, href: typed = '', ...attribs }: sanitizeHtml.Attributes,
): sanitizeHtml.Tag {
  const href = articleLink(typed)
  const rel = href && /^https?:/i.test(href) && 'noopener noreferrer'
  return { tagName, attribs: { ...(href && { href }), ...attribs, ...(rel && { rel }) } }
}
