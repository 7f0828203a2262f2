import type { Cpu, Platform } from '../contract/package-schema.ts'
import { foldForSearch } from '../search-text.ts'

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

/** The column `search_text`: names, version and what system and processor are called, folded. */
export function searchTextOf(described: {
  name: { cn: string; en: string }
  version: string
  platform: Platform
  cpu: Cpu
}): string {
  const { name, version, platform, cpu } = described
  return foldForSearch([name.cn, name.en, version, PLATFORM_WORDS[platform], CPU_WORDS[cpu]].join(' '))
}

/** The words of a search, split where scripts meet, as in `CenterView麒麟`. A package has to have each of them. */
export function searchWords(text: string): string[] {
  return [...new Set(foldForSearch(text).match(/\p{Script=Han}+|[^\s\p{Script=Han}]+/gu))]
}
