import type { Organization, WebSite } from 'schema-dts'
import { company } from '#src/site/company.ts'
import { type Locale, languageTag, locales } from '#src/site/locale.ts'
import { organizationId, websiteId } from './thing-ids.ts'

/** The vendor, from the company's facts. */
export function organization(origin: string, lang: Locale): Organization {
  return {
    '@type': 'Organization',
    '@id': organizationId(origin),
    name: company.name[lang],
    alternateName: company.name[lang === 'cn' ? 'en' : 'cn'],
    legalName: company.legalName[lang],
    url: `${origin}/${lang}`,
    logo: `${origin}/icon-512.png`,
    foundingDate: String(company.foundedYear),
    email: company.email,
    telephone: `+86-${company.phone}`,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address[lang],
      addressCountry: 'CN',
    },
  }
}

/** As little of the vendor as a page needs that is about something else. */
export function namedOrganization(origin: string, lang: Locale): Organization {
  return { '@type': 'Organization', '@id': organizationId(origin), name: company.name[lang] }
}

// schema-dts knows the action, but not the property Google reads from it
type SearchAction = { '@type': 'SearchAction'; target: string; 'query-input': string }

/** The site in both languages, with its search. */
export function webSite(origin: string, lang: Locale): WebSite {
  const search: SearchAction = {
    '@type': 'SearchAction',
    target: `${origin}/${lang}/search?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  }
  return {
    '@type': 'WebSite',
    '@id': websiteId(origin),
    name: company.name[lang],
    alternateName: company.name[lang === 'cn' ? 'en' : 'cn'],
    url: `${origin}/${lang}`,
    inLanguage: locales.map(languageTag),
    publisher: { '@id': organizationId(origin) },
    potentialAction: search,
  }
}
