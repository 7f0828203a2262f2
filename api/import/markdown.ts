import MarkdownIt, { type Token } from 'markdown-it'
import cjkFriendly from 'markdown-it-cjk-friendly'
// @ts-expect-error -- the package has no types
import footnotes from 'markdown-it-footnote'
import { checkFence, checkHtml, type Fault } from './check-syntax.ts'

/** East Asian characters and punctuation, between which a line end of the source is no space. */
const WIDE = /[\p{Script=Han}\u3000-\u303F\uFF01-\uFF60]/u
const TASK = /^\[([ xX])\] /

const markdown = new MarkdownIt({ html: true, linkify: true }).use(cjkFriendly).use(footnotes)
markdown.linkify.set({ fuzzyLink: false })
// bodies have no ids to lead back to
markdown.renderer.rules.footnote_anchor = () => ''
// the built-in rule is for languages with spaces
markdown.renderer.rules.softbreak = (tokens, index) => {
  const before = tokens.slice(0, index).findLast(hasText)?.content ?? ''
  const after = tokens.slice(index + 1).find(hasText)?.content ?? ''
  return WIDE.test(before.slice(-1)) && WIDE.test(after.slice(0, 1)) ? '' : '\n'
}

/**
 * HTML of Markdown: CommonMark with tables, strikethrough, footnotes, task lists, typed addresses as links, and emphasis
 * beside full-width punctuation (commonmark-spec issue 650).
 * @param firstLine of the source in its file
 */
export function renderMarkdown(source: string, fault: Fault, firstLine = 1): string {
  const env = {}
  const tokens = markdown.parse(source, env)
  let line = firstLine
  for (const { type, map, content, info, children } of tokens) {
    if (map) line = firstLine + map[0]
    if (type === 'fence') checkFence(info, line, fault)
    if (type === 'html_block') checkHtml(content, line, fault)
    if (type === 'inline') checkInline(children ?? [], line, fault)
  }
  return markdown.renderer
    .render(tokens, markdown.options, env)
    .replace(/<li>(\s*<p>)?\[([ xX])\] /g, (_, open = '', mark) => `<li>${open}${mark === ' ' ? '☐' : '☑'} `)
}

/** Escapes and links are read by now: brackets that are left are text. */
function checkInline(tokens: readonly Token[], line: number, fault: Fault): void {
  const parts = tokens.map(({ type, content }) => {
    if (type === 'html_inline') return content
    if (type === 'text' || type === 'image') return content.replace(/<(?=[a-z/])/gi, '‹')
    return type.endsWith('break') ? '\n' : ' '
  })
  checkHtml(parts.join('').replace(TASK, ''), line, fault)
}

function hasText({ content }: { content: string }): boolean {
  return content !== ''
}
