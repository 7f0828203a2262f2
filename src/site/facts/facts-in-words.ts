import type { ProductKey } from '#contract/products.ts'
import { quantity } from '#contract/texts/quantity.ts'
import { assumptions } from '#contract/trial/estimate-search.ts'
import { type ReferenceSize, referenceSizes } from '#contract/trial/sizing.ts'
import { messagesOf, wordsOf } from '#i18n/words.tsx'
import type { Locale } from '../locale.ts'
import { grouped, writtenDay } from '../written.ts'
import { supportRule } from './life-cycle.ts'
import { productFacts } from './product-facts.ts'
import type { ProductPart } from './product-parts.ts'

/** Reference configurations of a product, smallest first; `products` must be loaded. */
export function sizingInWords(lang: Locale, product: ProductKey) {
  const { units } = wordsOf(lang, 'products').facts
  const messages = messagesOf(lang).products.facts
  const { unit } = productFacts[product]
  return {
    unit: units[unit],
    sizing: referenceSizes[product].map((size) => ({
      upTo: messages.upTo({ n: grouped(size.upTo) }),
      first: messages.first({
        count: messages.counted[unit]({ n: grouped(size.upTo) }),
        servers: serversInWords(lang, size),
      }),
      servers: serversInWords(lang, size),
      disk: quantity(size.disk, 'GB'),
    })),
  }
}

/** How many of them, and what each has. */
export function serversInWords(lang: Locale, { machines, cores, memory }: ReferenceSize): string {
  const messages = messagesOf(lang).products.facts
  return cores && memory
    ? messages.servers({ machines, cores, memory: quantity(memory, 'GB') })
    : messages.machines({ machines })
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
      disk:
        product === 'av'
          ? messages.recorded({ hours: assumptions.hours.usual, days: assumptions.days.usual })
          : words.columns.disk,
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
        previous &&
        messages.previous({
          version: previous.version,
          fixes: writtenDay(previous.fixes, lang),
          security: writtenDay(previous.security, lang),
        }),
    })),
    support: messages.support(supportRule),
    short: {
      licence: words.counts[product],
      sizing: (smallest?.first ?? '') + (product === 'mvda' ? words.withoutHosts : ''),
      ports: [
        ...portsOf(distinct.map(portOf).join()),
        ...(distinct.some((port) => port === 'display' || port === 'unchanged') ? [words.otherPorts] : []),
      ].join(words.between.groups),
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

/** Each numbered port of a text once, by protocol: `443, 8443/TCP` and `161/UDP`. */
function portsOf(text: string): string[] {
  const byProtocol = new Map<string, Set<number>>()
  for (const [, numbers = '', protocol = ''] of text.matchAll(/((?:\d+, )*\d+)\/(TCP|UDP)/g)) {
    const known = byProtocol.get(protocol) ?? new Set()
    byProtocol.set(protocol, new Set([...known, ...numbers.split(', ').map(Number)]))
  }
  return [...byProtocol].map(
    ([protocol, ports]) => `${[...ports].sort((a, b) => a - b).join(', ')}/${protocol}`,
  )
}
