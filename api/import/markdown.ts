import MarkdownIt from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
// @ts-expect-error -- the package has no types
import footnotes from 'markdown-it-footnote'
// @ts-expect-error -- the package has no types
import sub from 'markdown-it-sub'
// @ts-expect-error -- the package has no types
import sup from 'markdown-it-sup'

/** East Asian characters and punctuation, between which a line end of the source is no space. */
const WIDE = /[\p{Script=Han}\u3000-\u303F\uFF01-\uFF60]/u

/**
 * HTML of Markdown as blogs write it: CommonMark with tables, strikethrough, footnotes, sub and sup, task lists, typed
 * addresses as links, and emphasis beside full-width punctuation (commonmark-spec issue 650).
 * @param breaks whether a line end is a line break, as Hexo has it
 */
export function renderMarkdown(source: string, { breaks = false } = {}): string {
  const markdown = new MarkdownIt({ html: true, linkify: true, breaks })
    .use(cjkFriendly)
    .use(footnotes)
    .use(sub)
    .use(sup)
  markdown.linkify.set({ fuzzyLink: false })
  // bodies have no ids, so a note is a number here and an item of the list at the end
  markdown.renderer.rules.footnote_ref = (tokens, index) => `<sup>[${noteNumber(tokens[index]?.meta)}]</sup>`
  markdown.renderer.rules.footnote_block_open = () => '<hr><ol>'
  markdown.renderer.rules.footnote_block_close = () => '</ol>'
  markdown.renderer.rules.footnote_open = () => '<li>'
  markdown.renderer.rules.footnote_close = () => '</li>'
  markdown.renderer.rules.footnote_anchor = () => ''
  // between Chinese characters a line end of the source is no space; the built-in rule is for languages with spaces
  markdown.renderer.rules.softbreak = (tokens, index) => {
    if (breaks) return '<br>\n'
    const before = tokens.slice(0, index).findLast(hasText)?.content ?? ''
    const after = tokens.slice(index + 1).find(hasText)?.content ?? ''
    return WIDE.test(before.slice(-1)) && WIDE.test(after.slice(0, 1)) ? '' : '\n'
  }
  return markdown
    .render(source)
    .replace(/<li>(\s*<p>)?\[([ xX])\] /g, (_, open = '', mark) => `<li>${open}${mark === ' ' ? '☐' : '☑'} `)
}

function hasText({ content }: { content: string }): boolean {
  return content !== ''
}

function noteNumber(meta: { id?: unknown } | null | undefined): number {
  return Number(meta?.id ?? 0) + 1
}
