import type { ProductKey } from '#api/contract/products.ts'
import { messagesOf, wordsOf } from '#i18n/words.tsx'
import type { Locale } from '../locale.ts'
import { grouped, writtenDay } from '../written.ts'
import { type ProductFacts, productFacts, recorded, supportYears } from './product-facts.ts'
import type { ProductPart } from './product-parts.ts'

type Sizing = ProductFacts['sizing'][number]

/** Reference configurations of a product, smallest first; `products` must be loaded. */
export function sizingInWords(lang: Locale, product: ProductKey) {
  const { units } = wordsOf(lang, 'products').facts
  const messages = messagesOf(lang).products.facts
  const { unit, sizing } = productFacts[product]
  const servers = ({ machines, cores, memory }: Sizing) =>
    cores && memory
      ? messages.servers({ machines, cores, memory: unbroken(memory) })
      : messages.machines({ machines })
  return {
    unit: units[unit],
    sizing: sizing.map((size) => ({
      most: grouped(size.upTo),
      upTo: messages.upTo({ n: grouped(size.upTo) }),
      servers: servers(size),
      disk: unbroken(size.disk),
    })),
  }
}

/** A number and its unit stay in one line. */
function unbroken(quantity: string): string {
  return quantity.replace(' ', '\u00a0')
}

/**
 * What a buyer asks first, in words; `products` and the product's own words must be loaded.
 * @param known what its packages say; without it nothing is said of versions and processors
 */
export function factsInWords(lang: Locale, product: ProductKey, known: readonly ProductPart[] = []) {
  const { facts: words } = wordsOf(lang, 'products')
  const messages = messagesOf(lang).products.facts
  const { groups } = wordsOf(lang, `product-${product}`).compatibility
  const facts = productFacts[product]
  const { unit, sizing } = sizingInWords(lang, product)
  const group = groups[0]
  const portOf = (port: string) =>
    port === 'inside' || port === 'unchanged' || port === 'display' ? words[port] : port
  const ports: readonly string[] = facts.ports
  const distinct = [...new Set(ports)]
  const parts = known.map(({ part, version, ...rest }) => ({
    name: messages.parts[part]({ version }),
    ...rest,
  }))
  const [smallest] = sizing
  return {
    words,
    unit,
    sizing,
    columns: {
      unit: unit.charAt(0).toUpperCase() + unit.slice(1),
      servers: product === 'mvda' ? words.serverNames.mvda : words.columns.servers,
      disk: product === 'av' ? messages.recorded(recorded) : words.columns.disk,
    },
    // numbered as in the diagram
    ports: distinct.map((port) => ({
      links: ports.flatMap((one, at) => (one === port ? at + 1 : [])),
      port: portOf(port),
    })),
    parts: parts.map(({ name, processors, previous }) => ({
      name,
      processors: processors.length > 0 ? processors.map((it) => words.processor[it]) : [words.phone],
      previous:
        previous && messages.previous({ version: previous.version, until: writtenDay(previous.until, lang) }),
    })),
    support: messages.support(supportYears),
    short: {
      licence: words.counts[product],
      sizing:
        (smallest ? messages.first({ n: smallest.most, unit, servers: smallest.servers }) : '') +
        (product === 'mvda' ? words.withoutHosts : ''),
      ports: distinct
        .filter((port) => /\d/.test(port))
        .slice(0, 3)
        .join(words.between.groups),
      compatibility: group
        ? messages.compatibility({
            group: group.group,
            first: group.items[0] ?? '',
            count: group.items.length,
          })
        : '',
      processors: [...new Set(known.flatMap(({ processors }) => processors))]
        .map((it) => words.processors[it])
        .join(words.between.items),
      versions: parts.map(({ name }) => name).join(words.between.items),
    },
  }
}
