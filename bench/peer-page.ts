export type Dialect = 'jsx' | 'vue' | 'astro'

const links = { jsx: ['Link', 'href'], vue: ['NuxtLink', 'to'], astro: ['a', 'href'] } as const
const reactNames: Record<string, string> = { class: 'className', for: 'htmlFor', 'xlink:href': 'xlinkHref' }
const switches = /^(hidden|open|inert|disabled|checked|required|selected|multiple|readonly)$/
const notOfThePage = /<!--[\s\S]*?-->|<(script|style|template)\b[\s\S]*?<\/\1>|<(link|meta)\b[^>]*>/g

/**
 * Our page as a peer's component; texts come from a dictionary `w`, so that no compiler inlines them.
 * @param html as React serialises it: all elements closed, double quotes, no bare `<` or `>`
 */
export function peerPage(html: string, dialect: Dialect): { markup: string; words: string[] } {
  const body = html.slice(html.indexOf('>', html.indexOf('<body')) + 1, html.indexOf('</body>'))
  const words: string[] = []
  let isLink = false
  const markup = body
    .replace(notOfThePage, '')
    .replace(/<(\/?)([\w:-]+)([^>]*?)(\/?)>|[^<]+/g, (text, closing, name, attributes, selfClosing) => {
      if (!name) {
        const word = `w[${words.push(decode(text)) - 1}]`
        return dialect === 'vue' ? `{{ ${word} }}` : `{${word}}`
      }
      if (name === 'a' && !closing) isLink = /\shref="\//.test(attributes)
      const [tag, target] = name === 'a' && isLink ? links[dialect] : [name, 'href']
      if (closing) return `</${tag}>`
      const written = attributes.replace(
        /\s([^\s=]+)(?:="([^"]*)")?/g,
        (_: string, attribute: string, value = '') =>
          ` ${dialect === 'jsx' ? jsxAttribute(attribute, value) : `${attribute === 'href' ? target : attribute}="${value}"`}`,
      )
      return `<${tag}${written}${selfClosing}>`
    })
  return { markup, words }
}

function jsxAttribute(name: string, value: string): string {
  if (name === 'style') return `style={${JSON.stringify(stylesOf(decode(value)))}}`
  if (value === '' && switches.test(name)) return name
  return `${reactNames[name] ?? name}="${value}"`
}

function stylesOf(text: string): Record<string, string> {
  const entries = text
    .split(';')
    .map((one) => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1)])
  return Object.fromEntries(entries.filter(([name]) => name))
}

function decode(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}
