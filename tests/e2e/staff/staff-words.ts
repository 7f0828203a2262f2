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
import enAdmin from '../../../i18n/en/admin/index.ts'
import enAnnouncements from '../../../i18n/en/admin-announcements/index.ts'
import enIdentity from '../../../i18n/en/admin-identity/index.ts'
import enLeads from '../../../i18n/en/admin-leads/index.ts'
import enNews from '../../../i18n/en/admin-news/index.ts'
import enPackages from '../../../i18n/en/admin-packages/index.ts'
import enPersons from '../../../i18n/en/admin-persons/index.ts'
import enRedirects from '../../../i18n/en/admin-redirects/index.ts'
import enReleases from '../../../i18n/en/admin-releases/index.ts'
import enSearches from '../../../i18n/en/admin-searches/index.ts'
import enSite from '../../../i18n/en/admin-site/index.ts'

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
const en: Record<keyof typeof cn, unknown> = {
  admin: enAdmin,
  announcements: enAnnouncements,
  identity: enIdentity,
  leads: enLeads,
  news: enNews,
  packages: enPackages,
  persons: enPersons,
  redirects: enRedirects,
  releases: enReleases,
  searches: enSearches,
  site: enSite,
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
