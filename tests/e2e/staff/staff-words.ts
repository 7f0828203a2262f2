import cnAdmin from '../../../i18n/cn/admin/index.ts'
import cnAnnouncements from '../../../i18n/cn/admin-announcements/index.ts'
import cnIdentity from '../../../i18n/cn/admin-identity/index.ts'
import cnLeads from '../../../i18n/cn/admin-leads/index.ts'
import cnNews from '../../../i18n/cn/admin-news/index.ts'
import cnPackages from '../../../i18n/cn/admin-packages/index.ts'
import cnPersons from '../../../i18n/cn/admin-persons/index.ts'
import cnRedirects from '../../../i18n/cn/admin-redirects/index.ts'
import cnReleases from '../../../i18n/cn/admin-releases/index.ts'
import cnSearches from '../../../i18n/cn/admin-searches/index.ts'
import cnSite from '../../../i18n/cn/admin-site/index.ts'

const cn = {
  admin: cnAdmin,
  announcements: cnAnnouncements,
  identity: cnIdentity,
  leads: cnLeads,
  news: cnNews,
  packages: cnPackages,
  persons: cnPersons,
  redirects: cnRedirects,
  releases: cnReleases,
  searches: cnSearches,
  site: cnSite,
}
const en: Record<string, unknown> = {}
for (const name of Object.keys(cn)) {
  const folder = name === 'admin' ? name : `admin-${name}`
  en[name] = (await import(`../../../i18n/en/${folder}/index.ts`)).default
}
export const staffWords = { cn, en }

type PathIn<Words> = {
  [Key in keyof Words & string]: Words[Key] extends string ? Key : `${Key}.${PathIn<Words[Key]>}`
}[keyof Words & string]
type Path = PathIn<typeof cn>

/** What the staff side calls something: `const say = sayIn('en')`, then `say('news.editor.publish')`. */
export const sayIn = (lang: keyof typeof staffWords) => (path: Path) => {
  let found: unknown = staffWords[lang]
  for (const key of path.split('.')) found = (found as Record<string, unknown>)[key]
  return String(found)
}
