import type { Menu } from '#i18n/menu.ts'
import { useSiteWords } from '#i18n/words.tsx'
import { pages } from '#src/site/pages.ts'

/** Public pages by their path without language, '' for home; of a list and its items only the list. */
export const sitePages = Object.entries(pages)
  .filter(([path, { under, namespaces }]) => {
    const isItem = under && path.startsWith(under) && namespaces[0] === pages[under].namespaces[0]
    return !isItem
  })
  .map(([path, { namespaces }]) => ({
    path: path === '/' ? '' : path,
    parts: namespaces as readonly string[],
  }))

/** What the site's menus call a page, by its path without language; the path where none has it. */
export function usePageNames(): (path: string) => string {
  const { header, footer } = useSiteWords()
  const names = [...namesOf(header.navList), ...namesOf(footer.links)]
  return (path) => {
    const [, name = path] = names.find(([url]) => url === (path || '/')) ?? []
    return name
  }
}

function namesOf(menu: Menu, prefix = ''): [string, string][] {
  return menu.flatMap(({ name, url, child }) => {
    const whole = prefix + name
    const below = child?.[0] ? namesOf([child[0], ...child.slice(1)], `${whole} / `) : []
    return [[url, whole] satisfies [string, string], ...below]
  })
}

/** The pages that have the messages of a namespace: one where it is on all of them. */
export function pagesOf(part: string): string[] {
  if (part === 'root') return ['']
  const isShown = (path: string) => path.replace('/product/', 'screen-') === part
  return sitePages.filter(({ path, parts }) => parts.includes(part) || isShown(path)).map(({ path }) => path)
}
