import { bodyAliases, bodyElements } from '#contract/keys.ts'

/** Refuses what stands on a line of a file. */
export type Fault = (line: number, what: string) => unknown

/**
 * What generators and their plugins replace, and neither Markdown nor HTML knows: it would be public as it stands. Lengths
 * are bounded, as each begin is tried.
 */
const OWN_SYNTAX = new RegExp(
  [
    // templates and placeholders
    /\{[%{][^\n]{0,80}|<[%?][^\n]{0,80}|\$\{[^\n]{0,80}|%%[^%\n]{1,80}%%/,
    // attributes of what is before them
    /\{(?:: ?[#.\w]|[#.][\w-]|\w{1,30}=)[^}\n]{0,80}\}/,
    // shortcodes, wiki links, alerts, notes that nothing explains
    /\[\[[^\n]{0,80}|\[[/!]?[A-Za-z][^\]\n]{0,300}\]|\[\^[^\]\n]{1,80}\]/,
    // containers and admonitions
    /^[ \t]*(?::::|!!!|\?\?\?)[^\n]{0,80}/,
    // formulas
    /\$\$[^\n]{0,80}|\\[a-z]{2,30}\{[^\n]{0,80}|\$[^$\s][^$\n]{0,80}[\\^_{][^$\n]{0,80}\$/,
    // emphasis that was not read, marks and emoji of plugins
    /\*\*[^\s*][^*\n]{0,80}\*\*|==[^\s=][^=\n]{0,80}==|\+\+[^\s+][^+\n]{0,80}\+\+|\^[^\s^]{1,30}\^|(?<![\w:]):[a-z][\w+-]{0,30}:(?![\w:])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gm',
)

/** What may follow the fence of a block of code: a language, unless the block is drawn. */
const LANGUAGE =
  /^(?!(?:mermaid|plantuml|puml|graphviz|dot|echarts|flow|sequence|gantt|math|katex)$)[\w+#.-]*$/

/** Elements whose text is kept, although they are not. */
const PLAIN =
  'h5 h6 div section article main header footer aside center address details summary dl dt dd caption colgroup col tfoot span font small big u mark ins abbr cite q time var samp dfn label wbr'
const KNOWN = new Set([...Object.keys({ ...bodyElements, ...bodyAliases }), ...PLAIN.split(' ')])
/** Their end may be left out, or they have none: not counted as nesting. */
const UNCOUNTED = new Set('br hr img col wbr p li tr td th dt dd thead tbody tfoot colgroup'.split(' '))
/** An article has no reason for more. */
const DEEPEST = 100
const CODE = new Set(['pre', 'code', 'kbd', 'samp'])
const HIDDEN = /\shidden\b|display\s*:\s*none/i
const TAG = /<(?:[!?]|(\/?)([a-z][^\s/>]*)(?:"[^"]*"|'[^']*'|[^'">])*>?)/gi

/** @param line of the first character */
export function checkHtml(html: string, line: number, fault: Fault): void {
  const open: string[] = []
  let at = line
  let end = 0
  let text = ''
  const take = (piece: string, isText: boolean) => {
    at += newlines(piece)
    text += isText ? piece : piece.replace(/[^\n]+/g, ' ')
  }
  for (const { 0: tag, 1: slash, 2: written = '', index } of html.matchAll(TAG)) {
    take(html.slice(end, index), !open.some((name) => CODE.has(name)))
    const name = written.toLowerCase()
    if (!KNOWN.has(name)) {
      if (!slash)
        fault(at, `${shortened(html.slice(index, index + 60))} has no place in an article: take it out`)
    } else if (HIDDEN.test(tag)) fault(at, `${shortened(tag)} is hidden: take it out with what is in it`)
    else if (slash) {
      if (open.includes(name)) open.splice(open.lastIndexOf(name))
    } else if (!UNCOUNTED.has(name) && open.push(name) > DEEPEST) {
      fault(at, `nested deeper than ${DEEPEST} elements: take out those that only set a look`)
      return
    }
    take(tag, false)
    end = index + tag.length
  }
  take(html.slice(end), true)
  checkText(text, line, fault)
}

function checkText(text: string, line: number, fault: Fault): void {
  let at = line
  let end = 0
  for (const { 0: found, index } of text.matchAll(OWN_SYNTAX)) {
    at += newlines(text.slice(end, index))
    end = index
    fault(
      at,
      `${shortened(found)} is a source's own syntax: write what it showed, or set it as code if it is meant as it stands`,
    )
  }
}

export function checkFence(info: string, line: number, fault: Fault): void {
  if (!LANGUAGE.test(info.trim()))
    fault(line, `${shortened(info)} after the fence: leave its language alone, and draw diagrams as pictures`)
}

export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}

function newlines(text: string): number {
  return text.split('\n').length - 1
}
