import type { SitePath } from '#i18n/menu.ts'

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
