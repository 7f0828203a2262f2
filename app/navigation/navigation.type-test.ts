import type { AnyRoute, RegisteredRouter } from '@tanstack/react-router'
import type { SitePath } from '#i18n/menu.ts'
import type { searchNames } from '#src/site/routing/search-names.ts'

/** Compiled, never run: menus (i18n/cn/index.ts and i18n/en/index.ts) take pages of the site only. */
export const paths: SitePath[] = [
  '/',
  '/service',
  '/about/news',
  // @ts-expect-error no such page
  '/product/audit',
  // @ts-expect-error a language in front
  '/cn/about/news',
  // @ts-expect-error a parameter, which a menu cannot fill in
  '/service/$id',
]

type Routes = RegisteredRouter['routesById'][keyof RegisteredRouter['routesById']]
type Declared<Route> = Route extends AnyRoute ? keyof Route['types']['fullSearchSchema'] : never
type Unnamed = Exclude<Declared<Routes>, (typeof searchNames)[number]>

/** A search parameter that a route declares and src/site/routing/search-names.ts does not name would never reach the route. */
export const noneIsUnnamed: [Unnamed] extends [never] ? true : Unnamed = true
