import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import type { Trail } from '#src/site/navigation.ts'

/** The steps above an article. */
export function articleTrail({
  detail,
  list,
}: NamespaceWords['news']): Trail<'' | '/about/about' | '/about/news'> {
  return [
    { key: 'home', name: detail.home, path: '' },
    { key: 'about', name: detail.about, path: '/about/about' },
    { key: 'news', name: list.title, path: '/about/news' },
  ]
}
