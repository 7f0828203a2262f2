import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import type { Namespaces } from '#i18n/i18n-types.ts'
import { loadWords } from '#i18n/load-words.ts'
import { messagesOf, wordsOf } from '#i18n/words.tsx'
import { company } from '#src/site/company.ts'
import type { Locale } from '#src/site/locale.ts'
import { type ProductKey, productKeys, productNames, solutionKeys } from '#src/site/products.ts'
import { passagesOf } from './passages-of.ts'
import type { Passage, SearchEntry } from './search-entry.ts'
import { keywordsOf } from './synonyms.ts'

/** Everything that stands in the words: one entry per page that can be found. */
export async function pageEntries(lang: Locale): Promise<SearchEntry[]> {
  await loadWords(lang, namespaces)
  const entries = [
    ...productKeys.map((key) => productEntry(key, lang)),
    ...solutionKeys.map((key) => solutionEntry(key, lang)),
    ...serviceEntries(lang),
    homeEntry(lang),
    privacyEntry(lang),
    ...plainEntries(lang),
  ]
  return entries.map((entry) => ({
    ...entry,
    names: [...entry.names, ...keywordsOf(entry.place.path)],
  }))
}

const namespaces: readonly Namespaces[] = [
  ...['home', 'products', 'solutions', 'service', 'compare', 'about', 'contact', 'careers', 'news'],
  ...['readiness', 'trial', 'downloads', 'legal'],
  ...productKeys.flatMap((key) => [`product-${key}`, `solution-${key}`]),
] as Namespaces[]

function productEntry(key: ProductKey, lang: Locale): SearchEntry {
  const words = wordsOf(lang, `product-${key}`)
  const { nav, actions } = wordsOf(lang, 'products')
  const sections = [
    ...['features', 'scenarios', 'architecture', 'cases', 'compatibility', 'specs', 'faq', 'neighbours'],
  ] as const
  return {
    ...page('product', `/product/${key}`, lang, words.fullName, words.seo.description),
    names: namesOf(key),
    passages: [
      ...passagesOf([words.category, words.taglineClauses.join('')], lang),
      ...passagesOf(words.intro, lang),
      ...sections.flatMap((id) => passagesOf(field(words, id), lang, { hash: id, section: field(nav, id) })),
      ...passagesOf({ title: actions.printSheet }, lang, { hash: 'neighbours', section: nav.neighbours }),
    ],
  }
}

function solutionEntry(key: ProductKey, lang: Locale): SearchEntry {
  const words = wordsOf(lang, `solution-${key}`)
  const { nav } = wordsOf(lang, 'solutions')
  const name = messagesOf(lang).solutions.name({ name: productNames[key] })
  return {
    ...page('solution', `/solution/${key}`, lang, `${name} · ${words.category}`, words.seo.description),
    names: namesOf(key),
    passages: [
      ...passagesOf({ title: words.title, text: words.lead }, lang),
      ...['features', 'scenarios', 'architecture', 'case'].flatMap((id) =>
        passagesOf(field(words, id), lang, { hash: id, section: field(nav, id) }),
      ),
      ...passagesOf(words.trialCall, lang),
    ],
  }
}

/** The list of services is one, and each of them. */
function serviceEntries(lang: Locale): SearchEntry[] {
  const { headings, items, list } = wordsOf(lang, 'service')
  const parts = ['what', 'how', 'needs', 'response'] as const
  return [
    {
      ...page('service', '/service', lang, list.title, list.lead),
      passages: passagesOf(list.choose, lang),
    },
    ...Object.entries(items).map(([id, item]) => ({
      ...page('service', `/service/${id}`, lang, item.title, item.summary),
      passages: [
        ...parts.flatMap((part) => passagesOf(item[part], lang, { section: headings[part] })),
        ...passagesOf(list.title, lang),
      ],
    })),
  ]
}

function homeEntry(lang: Locale): SearchEntry {
  const words = wordsOf(lang, 'home')
  const parts: [id: keyof typeof words.sections, part: unknown][] = [
    ['functions', words.functions],
    ['relation', words.relation],
    ['solutions', words.solutionList],
    ['numbers', words.numbers],
    ['customers', words.customers],
    ['honours', words.honours],
    ['trial', words.trialEntry],
  ]
  const passages = parts.flatMap(([id, part]) =>
    passagesOf(part, lang, { hash: id, section: words.sections[id] }),
  )
  return { ...page('page', '/', lang, words.title, words.seo.description), passages }
}

function privacyEntry(lang: Locale): SearchEntry {
  const { privacy } = wordsOf(lang, 'legal')
  const sections = privacy.sections.flatMap(({ id, title, paragraphs, list }) =>
    passagesOf([...paragraphs, ...list], lang, { hash: id, section: title }).map((part) => ({
      ...part,
      heading: title,
    })),
  )
  const summary = passagesOf(privacy.summary.items, lang, {
    hash: 'summary',
    section: privacy.summary.heading,
  })
  return {
    ...page('page', '/legal/privacy', lang, privacy.title, privacy.lead),
    passages: [...summary, ...sections],
  }
}

function plainEntries(lang: Locale): SearchEntry[] {
  const of = <N extends Namespaces>(namespace: N): NamespaceWords[N] => wordsOf(lang, namespace)
  const list: [
    path: string,
    words: { title: string; lead: string; seo: { description: string } },
    passages: Passage[],
  ][] = [
    ['/product/compare', of('compare'), passagesOf([of('compare').rows, of('compare').productRoles], lang)],
    ['/about/about', of('about'), passagesOf(of('about'), lang)],
    ['/about/contact', of('contact'), [...passagesOf(of('contact'), lang), ...companyPassages(lang)]],
    ['/about/recruitment', of('careers').recruitment, passagesOf(of('careers').recruitment, lang)],
    ['/about/joinus', of('careers').joinus, []],
    ['/about/news', of('news').list, []],
    ['/trial/trial', of('trial').form, passagesOf(of('trial').form, lang)],
    ['/trial/test', of('readiness'), passagesOf([of('readiness').scope, of('readiness').checks], lang)],
    [
      '/download/search',
      of('downloads').list,
      passagesOf([of('downloads').platforms, of('downloads').package.verify], lang),
    ],
  ]
  return list.map(([path, { title, lead, seo }, passages]) => ({
    ...page('page', path, lang, title, lead),
    passages: [...passages, ...passagesOf(seo.description, lang)],
  }))
}

/** Telephone numbers, addresses and mailboxes are facts, not words. */
function companyPassages(lang: Locale): Passage[] {
  const { departments, legalName, offices } = company
  return [
    ...departments.map(({ name, phone, email }) => ({ heading: name[lang], text: `${phone} · ${email}` })),
    ...offices.map(({ city, phone, address }) => ({
      heading: city[lang],
      text: `${address[lang]} · ${phone}`,
    })),
    { heading: legalName[lang], text: `${company.phone} · ${company.email} · ${company.address[lang]}` },
  ]
}

function page(
  kind: SearchEntry['kind'],
  path: string,
  lang: Locale,
  title: string,
  lead: string,
): SearchEntry {
  return { kind, place: { path }, lang, title, names: [], lead, passages: [] }
}

/** AuditView is found as av, too. */
function namesOf(key: ProductKey): string[] {
  return [...new Set([key, productNames[key].toLowerCase()])]
}

function field<Value>(words: { [key: string]: Value } | object, id: string): Value {
  return (words as { [key: string]: Value })[id] as Value
}
