import { useRouter } from '@tanstack/react-router'
import { productKeys } from '#contract/products.ts'
import type { Menu } from '#i18n/menu.ts'
import { useSiteWords } from '#i18n/words.tsx'

/** Paths of public pages without language, each with the namespaces it names; those with ids are left out. */
export function usePages(): { path: string; parts: readonly string[] }[] {
  const { routesById } = useRouter()
  const routes = Object.values(routesById).flatMap<{ path: string; parts: readonly string[] }>(
    ({ fullPath, options }) => {
      const address = String(fullPath)
      const words = options.staticData?.words ?? []
      const path = address.slice('/$lang'.length).replace(/\/$/, '')
      if (!address.startsWith('/$lang') || words.length === 0) return []
      if (typeof words === 'function')
        return productKeys.map((key) => ({ path: path.replace('$key', key), parts: words({ key }) }))
      return path.includes('$') ? [] : [{ path, parts: words }]
    },
  )
  return [...new Map(routes.map((page) => [page.path, page])).values()]
}

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
export function pagesOf(pages: ReturnType<typeof usePages>, part: string): string[] {
  if (part === 'root') return ['']
  const product = screens[part] ?? part.replace(/^screen-/, '')
  const isShown = (path: string) => part.startsWith('screen-') && path === `/product/${product}`
  return pages.filter(({ path, parts }) => parts.includes(part) || isShown(path)).map(({ path }) => path)
}

/** Products whose screen has another name. */
const screens: Record<string, string> = { 'screen-auditview': 'av' }
