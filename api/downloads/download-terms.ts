import { foldForSearch } from '../news/search-text.ts'
import type { Cpu, Platform, Product } from './download-schema.ts'
import { versionPrefixes } from './version-order.ts'

/** What a list is narrowed to. */
export interface Facets {
  product?: Product | undefined
  platform?: Platform | undefined
  cpu?: Cpu | undefined
  version?: string | undefined
}

/** What people call the systems, in both languages. */
const PLATFORM_WORDS: Record<Platform, string> = {
  windows: 'Windows',
  macos: 'macOS',
  kylin: '银河麒麟 Kylin',
  uos: '统信UOS',
  linux: 'Linux',
  android: 'Android 安卓',
  ios: 'iOS iPadOS',
  appliance: '一体机 Appliance',
}

const CPU_WORDS: Record<Cpu, string> = {
  x86: 'x86-64 amd64',
  arm: 'ARM64 aarch64',
  loongarch: 'LoongArch64 龙芯',
  any: '',
}

/** What a search with words looks into: names, version and what system and processor are called, folded. */
export function searchTextOf(described: {
  name: { cn: string; en: string }
  version: string
  platform: Platform
  cpu: Cpu
}): string {
  const { name, version, platform, cpu } = described
  return foldForSearch([name.cn, name.en, version, PLATFORM_WORDS[platform], CPU_WORDS[cpu]].join(' '))
}

/** The terms a package is found by: the filters it passes, and every run of up to four letters. */
export function termsOf(facets: Required<Facets> & { version: string }, searchText: string): Set<string> {
  const { version, ...others } = facets
  const versions = versionPrefixes(version).flatMap((prefix) => facetTerms({ version: prefix }))
  return new Set([...facetTerms(others), ...versions, ...searchWords(searchText).flatMap(gramsOf)])
}

/** One term for each filter that is set. A space is in no run of letters, so the two kinds of terms cannot meet. */
export function facetTerms(facets: Facets): string[] {
  return Object.entries(facets).flatMap(([name, value]) => (value ? [` ${name} ${value}`] : []))
}

/** Where words of two scripts meet, as in `CenterView麒麟`, two words meet. Each has to be found. */
export function searchWords(text: string): string[] {
  return foldForSearch(text).match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu) ?? []
}

/** What a package that has a word has too: the word itself up to four letters, else every four in a row. */
export function wordTerms(word: string): string[] {
  const letters = [...word]
  return letters.length <= LONGEST_GRAM ? [word] : runsOf(letters, LONGEST_GRAM)
}

/** Letters in a term. The whole of a word up to here is known from its terms alone. */
export const LONGEST_GRAM = 4

function gramsOf(word: string): string[] {
  const letters = [...word]
  return [...letters, ...[2, 3, LONGEST_GRAM].flatMap((length) => runsOf(letters, length))]
}

function runsOf(letters: readonly string[], length: number): string[] {
  return letters.slice(length - 1).map((_, index) => letters.slice(index, index + length).join(''))
}
