/** Tracked deletions, comments and hidden text: each as it was. */
export type LeftOut = { deleted: string[]; comments: string[]; hidden: string[] }

/** Takes out what is no text of a document, and accepts tracked deletions. */
export function removeOthers(body: HTMLElement): LeftOut {
  const separators = ':is([data-style*="footnote-list" i],[data-style*="endnote-list" i])>:is(hr,br)'
  for (const element of body.querySelectorAll(`script,noscript,template,${separators}`)) element.remove()
  for (const begin of body.querySelectorAll('[data-style*="mso-element:field-begin" i]'))
    removeFieldCode(begin)
  const anchors = remove(body, (one) => one.matches(commentAnchor))
  const comments = remove(body, isComment)
  for (const list of body.querySelectorAll('[data-style*="mso-element:comment-list" i]')) list.remove()
  return {
    // of a part of a text without the list of its comments
    comments: comments.length > 0 ? comments : anchors,
    deleted: remove(body, (one) => one.localName === 'del'),
    hidden: remove(body, (one) => one.hasAttribute('hidden') || isHidden.test(styleOf(one))),
  }
}

/** @returns what each of the outermost elements was that are removed */
function remove(holder: Element, isOther: (element: Element) => boolean): string[] {
  return [...holder.children].flatMap((element) => {
    if (!isOther(element)) return remove(element, isOther)
    element.remove()
    const text = element.textContent.replace(/\s+/g, ' ').trim()
    return text ? [text] : []
  })
}

/** Of Word, WPS and Excel, and of documents of Google that were saved as a page. */
function isComment(element: Element): boolean {
  return (
    /mso-element:\s*comment\s*(?:;|$)/i.test(styleOf(element)) ||
    element.matches('.msocomtxt,.MsoCommentText,.MsoCommentSubject') ||
    (element.localName === 'p' && element.querySelector('a[href^="#cmnt_ref"]') !== null)
  )
}

const commentAnchor =
  '[data-style*="mso-special-character:comment" i],.MsoCommentReference,.msocomanchor,.msocomoff,a[href^="#_msocom" i],a[href^="#cmnt"]:not([href^="#cmnt_ref"])'
const isHidden = /mso-hide:\s*(?:all|screen)|(?:^|;)\s*display:\s*none/i

/** What it is styled by, once `withoutStyles` has renamed that. */
export function styleOf(element: Element): string {
  return element.getAttribute('data-style') ?? ''
}

/** What a field of Word or WPS is computed from, before its result. */
function removeFieldCode(begin: Element): void {
  for (let next = begin.nextSibling; next; next = begin.nextSibling) {
    const isEnd = next instanceof Element && /mso-element:\s*field-(?:separator|end)/i.test(styleOf(next))
    if (isEnd) break
    next.remove()
  }
}
