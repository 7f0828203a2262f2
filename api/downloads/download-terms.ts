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

/** The terms a package is found by: every combination of filters it passes, and every pair of letters. */
export function termsOf(facets: Required<Facets> & { version: string }, searchText: string): string[] {
  return [...facetTerms(facets), ...new Set(searchWords(searchText).flatMap(gramsOf))]
}

/** The one term that stands for a combination of filters, undefined where there is no filter. */
export function facetTerm({ product, platform, cpu, version }: Facets): string | undefined {
  const parts = [product, platform, cpu, version]
  // a space is in no pair of letters, so the two kinds of terms cannot meet
  return parts.some(Boolean) ? ` ${parts.map((part) => part ?? '').join(' ')}` : undefined
}

/** Where words of two scripts meet, as in `CenterView麒麟`, two words meet. Each has to be found. */
export function searchWords(text: string): string[] {
  return foldForSearch(text).match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu) ?? []
}

/** Pairs of neighbouring letters; for a word of one letter that letter. */
export function queryGrams(word: string): string[] {
  const letters = [...word]
  return letters.length < 2 ? letters : letters.slice(1).map((letter, index) => `${letters[index]}${letter}`)
}

function gramsOf(word: string): string[] {
  return [...word, ...queryGrams(word)]
}

function facetTerms({ product, platform, cpu, version }: Required<Facets> & { version: string }): string[] {
  const terms: string[] = []
  for (const p of [product, undefined])
    for (const s of [platform, undefined])
      for (const c of [cpu, undefined])
        for (const v of [...versionPrefixes(version), undefined]) {
          const term = facetTerm({ product: p, platform: s, cpu: c, version: v })
          if (term) terms.push(term)
        }
  return terms
}
