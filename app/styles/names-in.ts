/** The names that selectors can ask for. */
export type Names = { classes: ReadonlySet<string>; ids: ReadonlySet<string>; tags: ReadonlySet<string> }

/** The classes, ids and tags of a piece of HTML as React writes it. */
export function namesIn(html: string): Names {
  // most elements of a page repeat another one's classes: each list is taken apart once
  const classes = [...firstGroups(html, /\sclass="([^"]*)"/g)].flatMap((value) => value.split(/\s+/))
  return {
    classes: new Set(classes),
    ids: firstGroups(html, /\sid="([^"]*)"/g),
    tags: firstGroups(html, /<([a-z][\w-]*)/gi),
  }
}

function firstGroups(html: string, pattern: RegExp): Set<string> {
  const found = new Set<string>()
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) found.add(match[1] ?? '')
  return found
}

/** The HTML without its closed popovers: menus that nobody sees before they are opened. */
export function withoutPopovers(html: string): string {
  let rest = html
  let shown = ''
  for (;;) {
    const start = popoverIn(rest)
    if (start < 0) return shown + rest
    shown += rest.slice(0, start)
    rest = rest.slice(endOfElement(rest, start))
  }
}

/** Where the first element with the attribute begins. Looks for the attribute first: nearly no element has it. */
function popoverIn(html: string): number {
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    const start = html.lastIndexOf('<', at)
    if (/^<\w[^>]*$/.test(html.slice(Math.max(start, 0), at))) return start
  }
  return -1
}

const attribute = ' popover="'

function endOfElement(html: string, start: number): number {
  const tag = /^<(\w+)/.exec(html.slice(start, start + 40))?.[1] ?? ''
  const tags = new RegExp(`<(/?)${tag}\\b`, 'g')
  tags.lastIndex = start
  let depth = 0
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    depth += found[1] ? -1 : 1
    if (depth === 0) return html.indexOf('>', found.index) + 1
  }
  return html.length
}
