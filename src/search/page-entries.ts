import { isProductKey, type ProductKey, productKeys, productNames, solutionKeys } from '#contract/products.ts'
import type { PublicCompatibility } from '#contract/release-schema.ts'
import { loadWords } from '#i18n/load-words.ts'
import { messagesOf, siteWordsOf, wordsOf } from '#i18n/words.tsx'
import { deviceInWords } from '#src/site/facts/device-in-words.ts'
import { factsInWords } from '#src/site/facts/facts-in-words.ts'
import { supportRule } from '#src/site/facts/life-cycle.ts'
import type { ProductPart } from '#src/site/facts/product-parts.ts'
import { type Department, reachOf } from '#src/site/facts/reach.ts'
import type { Locale } from '#src/site/locale.ts'
import { type Page, type PagePath, pages } from '#src/site/pages.ts'
import type { Passage, SearchEntry } from './search-query.ts'
import { keywordsOf, punctuation } from './tokenize.ts'

/**
 * Everything that stands in the words: one entry per page that can be found.
 * @param partsOf what the packages of a product say, where that is known
 * @param devices of the compatibility list, where they are known
 */
export async function pageEntries(
  lang: Locale,
  partsOf: (product: ProductKey) => readonly ProductPart[] = () => [],
  devices: readonly PublicCompatibility[] = [],
): Promise<SearchEntry[]> {
  const listed = Object.entries(pages).filter(([, { hidden }]) => !hidden)
  await loadWords(lang, [...new Set(listed.flatMap(([, { namespaces }]) => namespaces))])
  const own = [
    ...productKeys.map((key) => productEntry(key, lang, partsOf(key))),
    ...solutionKeys.map((key) => solutionEntry(key, lang)),
    ...serviceEntries(lang),
    homeEntry(lang),
    buyingEntry(lang),
    securityEntry(lang),
    privacyEntry(lang),
    releasesEntry(lang, devices),
  ]
  // packages come from the upstream
  const known = new Set(['/download/download', ...own.map(({ place }) => place.path)])
  return [...own, ...listed.flatMap(([path, row]) => (known.has(path) ? [] : plainEntry(path, row, lang)))]
}

function productEntry(key: ProductKey, lang: Locale, known: readonly ProductPart[]): SearchEntry {
  const words = wordsOf(lang, `product-${key}`)
  const { nav, headings, actions } = wordsOf(lang, 'products')
  const sections = [
    'features',
    'scenarios',
    'architecture',
    'cases',
    'compatibility',
    'specs',
    'faq',
    'neighbours',
  ]
  return page('product', `/product/${key}`, lang, { title: words.fullName, lead: words.seo.description }, [
    ...passagesOf([words.category, words.taglineClauses.join('')], lang),
    ...passagesOf(words.intro, lang),
    ...sectionsOf(sections, words, { ...headings, ...nav }, lang),
    ...factPassages(key, lang, known),
    ...passagesOf({ title: actions.datasheet }, lang),
  ])
}

/** What a buyer asks first: the sheet of facts, row by row. */
function factPassages(key: ProductKey, lang: Locale, known: readonly ProductPart[]): Passage[] {
  const { words, short, sizing, ports, parts, support } = factsInWords(lang, key, known)
  const at = (hash: keyof typeof words.titles, texts: readonly (string | undefined)[]) => {
    const title = words.titles[hash]
    const text = texts.filter((it) => it !== undefined).join(words.between.groups)
    return passagesOf({ title, text }, lang, { hash, section: words.sheet })
  }
  return [
    ...at('licence', [short.licence, words.licenceText]),
    ...at(
      'sizing',
      sizing.map(({ upTo, servers, disk }) => [upTo, servers, disk].join(words.between.items)),
    ),
    ...at('ports', [...new Set(ports.map(({ port }) => port))]),
    ...at('versions', [
      ...parts.flatMap(({ name, processors, previous }) => [name, ...processors, previous]),
      support,
    ]),
  ]
}

function solutionEntry(key: ProductKey, lang: Locale): SearchEntry {
  const words = wordsOf(lang, `solution-${key}`)
  const { nav } = wordsOf(lang, 'solutions')
  const name = messagesOf(lang).solutions.name({ name: productNames[key] })
  const title = `${name} · ${words.category}`
  return page('solution', `/solution/${key}`, lang, { title, lead: words.seo.description }, [
    ...passagesOf({ title: words.title, text: words.lead }, lang),
    ...sectionsOf(['features', 'scenarios', 'architecture', 'case'], words, nav, lang),
    ...passagesOf(words.trialCall, lang),
  ])
}

/** The list of services is one, and each of them. */
function serviceEntries(lang: Locale): SearchEntry[] {
  const { headings, items, list } = wordsOf(lang, 'service')
  const parts = ['what', 'how', 'needs', 'response'] as const
  return [
    page('service', '/service', lang, list, passagesOf(list.choose, lang)),
    ...Object.entries(items).map(([id, item]) =>
      page('service', `/service/${id}`, lang, { title: item.title, lead: item.summary }, [
        ...parts.flatMap((part) => passagesOf(item[part], lang, { section: headings[part] })),
        ...passagesOf(list.title, lang),
      ]),
    ),
  ]
}

function homeEntry(lang: Locale): SearchEntry {
  const words = wordsOf(lang, 'home')
  const { shown, industries, ...customers } = words.customers
  const parts = {
    ...words,
    customers: { ...customers, industries: shown.map((key) => industries[key]) },
    solutions: words.solutionList,
    trial: words.trialEntry,
  }
  const sections = ['functions', 'relation', 'solutions', 'numbers', 'customers', 'honours', 'trial']
  const passages = sectionsOf(sections, parts, words.sections, lang)
  return page('page', '/', lang, { title: words.title, lead: words.seo.description }, passages)
}

function buyingEntry(lang: Locale): SearchEntry {
  const words = wordsOf(lang, 'buying')
  const names = headingsOf(words, ['licences', 'estimate', 'support', 'prices', 'compliance'])
  return page('page', '/product/buying', lang, words, [
    ...sectionsOf(Object.keys(names), words, names, lang),
    ...passagesOf(wordsOf(lang, 'products').facts.counts, lang, {
      hash: 'licences',
      section: words.licences.heading,
    }),
  ])
}

function securityEntry(lang: Locale): SearchEntry {
  const { mlps, follow, ...words } = wordsOf(lang, 'security')
  const parts = { ...words, compliance: mlps, advisories: follow }
  const names = headingsOf(parts, ['answers', 'compliance', 'response', 'advisories'])
  return page('page', '/product/security', lang, words, sectionsOf(Object.keys(names), parts, names, lang))
}

/** Each platform and device of the compatibility list is a passage of its own. */
function releasesEntry(lang: Locale, devices: readonly PublicCompatibility[]): SearchEntry {
  const { lifecycle, compatibility, devices: list, documents, ...words } = wordsOf(lang, 'releases')
  const section = { hash: 'devices', section: list.heading }
  const said = [
    { title: lifecycle.heading, text: messagesOf(lang).releases.lifecycle.text(supportRule) },
    { title: lifecycle.columns.downgrade, ...lifecycle.downgrades },
    compatibility.text,
    documents,
    words.seo.description,
  ]
  return page('page', '/service/releases', lang, words, [
    ...passagesOf(said, lang),
    ...passagesOf(list.text, lang, section),
    ...devices.flatMap((device) => {
      const { name, ...rest } = deviceInWords(lang, device)
      return onePassage(name, Object.values(rest), lang, section)
    }),
  ])
}

function headingsOf<Id extends string>(parts: Record<Id, { heading: string }>, ids: readonly Id[]) {
  return Object.fromEntries(ids.map((id) => [id, parts[id].heading]))
}

function privacyEntry(lang: Locale): SearchEntry {
  const { privacy } = wordsOf(lang, 'legal')
  const { heading, items } = privacy.summary
  return page('page', '/legal/privacy', lang, privacy, [
    ...passagesOf(items, lang, { hash: 'summary', section: heading }),
    ...privacy.sections.flatMap(({ id, title, paragraphs, list }) =>
      passagesOf({ title, ...[...paragraphs, ...list] }, lang, { hash: id, section: title }),
    ),
  ])
}

/** Any other page: its title and lead, and of its words what is named below. */
function plainEntry(path: string, { words }: Page, lang: Locale): SearchEntry {
  const { seo, title = seo.title, lead = seo.description } = words(lang)
  return page('page', path, lang, { title, lead }, [
    ...passagesOf(searched[path]?.(lang), lang),
    ...passagesOf(seo.description, lang),
  ])
}

const searched: Partial<Record<string, (lang: Locale) => unknown>> = {
  '/product/compare': (lang) => [compareRows(lang), wordsOf(lang, 'compare').productRoles],
  '/about/about': (lang) => wordsOf(lang, 'about'),
  '/about/contact': (lang) => [wordsOf(lang, 'contact'), companyFacts(lang)],
  '/about/recruitment': (lang) => wordsOf(lang, 'careers').recruitment,
  '/trial/trial': (lang) => {
    const { steps, what, fields, code } = wordsOf(lang, 'trial').form
    return [steps, wordsOf(lang, 'trial-contents'), what, { title: fields.code.label, text: code.notArrived }]
  },
  '/trial/test': (lang) => {
    const { scope, checks } = wordsOf(lang, 'readiness')
    return [scope, checks]
  },
  '/legal/accessibility': (lang) => wordsOf(lang, 'accessibility').sections,
  '/download/search': (lang) => {
    const { platforms, package: one } = wordsOf(lang, 'downloads')
    return [platforms, one.verify]
  },
} satisfies Partial<Record<PagePath, (lang: Locale) => unknown>>

/** Each note is a passage of its own: it is about one product. */
function compareRows(lang: Locale) {
  return Object.values(wordsOf(lang, 'compare').rows).map(({ notes, ...row }) => [
    row,
    ...Object.values(notes).map((note) => ({ note })),
  ])
}

/** How the company, its offices and its departments are reached. */
function companyFacts(lang: Locale): { name: string; text: string }[] {
  const { legalName, offices } = wordsOf(lang, 'company-facts')
  const { phone, email, address } = siteWordsOf(lang).company
  const departments = wordsOf(lang, 'contact').departments.items.map(({ id, name }) => {
    const reach = reachOf(lang, id as Department)
    return { name, text: `${reach.phone} · ${reach.email}` }
  })
  return [
    ...departments,
    ...offices.map(({ city, phone, address, serves, text }) => ({
      name: city,
      text: `${address} · ${phone} · ${serves} · ${text}`,
    })),
    { name: legalName, text: `${phone} · ${email} · ${address}` },
  ]
}

/** The sections of a page, each with its anchor and the name readers know it by. */
function sectionsOf(ids: readonly string[], words: object, names: object, lang: Locale): Passage[] {
  const field = (of: object, id: string) => (of as Record<string, unknown>)[id]
  return ids.flatMap((id) =>
    passagesOf(field(words, id), lang, { hash: id, section: field(names, id) as string }),
  )
}

function page(
  kind: SearchEntry['kind'],
  path: string,
  lang: Locale,
  { title, lead }: { title: string; lead: string },
  passages: Passage[],
): SearchEntry {
  const key = path.split('/').at(-1)
  // AuditView is found as av, too
  const names = isProductKey(key) ? new Set([key, productNames[key].toLowerCase()]) : []
  return { kind, place: { path }, lang, title, names: [...names, ...keywordsOf(path)], lead, passages }
}

/** The section of a page that words stand in: its anchor, and its name for readers. */
type Section = { hash?: string; section?: string }

/**
 * The passages of any part of the words. What belongs together on the page (a title with its text, a question with
 * its answer, a label with its value) is one passage. Keys that hold no text for readers are left out.
 */
function passagesOf(words: unknown, lang: Locale, section: Section = {}): Passage[] {
  if (typeof words === 'string') return onePassage('', [words], lang, section)
  if (Array.isArray(words) && words.every((word) => typeof word === 'string'))
    return onePassage('', words, lang, section)
  if (typeof words !== 'object' || words === null) return []
  const fields = Object.entries(words).filter(([key]) => !silent.has(key))
  const own = fields.filter(([, value]) => typeof value === 'string') as [string, string][]
  const heading = own.find(([key]) => headings.has(key))
  const texts = own.filter((field) => field !== heading).map(([, value]) => value)
  const deeper = fields.filter(([, value]) => typeof value !== 'string').map(([, value]) => value)
  return [
    ...onePassage(heading?.[1] ?? '', texts, lang, section),
    ...deeper.flatMap((value) => passagesOf(value, lang, section)),
  ]
}

/** The sentences of a text that are whole: in others a program would fill something in. */
function plainText(text: string): string {
  const sentences = text.replaceAll('\u200b', '').split(/(?<=[。！？]|[.!?]\s)/)
  return sentences
    .filter((sentence) => !sentence.includes('{'))
    .join('')
    .trim()
}

/** Texts in one, with a sign between those that end without one. */
function joined(texts: readonly string[], lang: Locale): string {
  const { between } = punctuation[lang]
  const ends = (text: string) => /[，、；：。！？,;:.!?]$/.test(text)
  return texts.reduce(
    (all, text) => (all === '' ? text : `${all}${ends(all) ? between.slice(1) : between}${text}`),
    '',
  )
}

function onePassage(heading: string, texts: readonly string[], lang: Locale, section: Section): Passage[] {
  const passage = {
    heading: plainText(heading),
    text: joined(texts.map(plainText).filter(Boolean), lang),
  }
  return passage.heading || passage.text ? [{ ...section, ...passage }] : []
}

const headings = new Set(['title', 'heading', 'question', 'label', 'name', 'group', 'when', 'term', 'what'])

const silent = new Set([
  ...['seo', 'id', 'tier', 'from', 'to', 'illustrative', 'version', 'product', 'products'],
  ...['buttonText', 'linkText', 'placeholder', 'errors', 'titleClauses', 'headingClauses'],
])
