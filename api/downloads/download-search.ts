import { processorsOf } from '#contract/keys.ts'
import type { Cpu, PackageKind, Platform } from '#contract/package-schema.ts'
import { productKeys, productNames } from '#contract/products.ts'
import { otherNames } from '#contract/texts/other-names.ts'
import { foldForSearch } from '#contract/typed-text.ts'
import type { Product } from '#contract/values-schema.ts'

/** What people call the systems, in both languages. */
const PLATFORM_WORDS: Record<Platform, string> = {
  windows: 'Windows Win 微软',
  macos: 'macOS Mac OS X 苹果',
  kylin: '银河麒麟 Kylin KylinOS 信创 国产系统',
  uos: '统信UOS UnionTech Deepin 信创 国产系统',
  linux: 'Linux',
  harmonyos: '鸿蒙 HarmonyOS OpenHarmony Harmony 华为',
  android: 'Android 安卓',
  ios: 'iOS iPadOS iPhone iPad 苹果',
  appliance: '一体机 Appliance',
  any: '',
}

/** Of processors with the makers that build them; as `uname`, package managers and Windows write them. */
const CPU_WORDS: Record<Exclude<Cpu, 'any'>, string> = {
  x86: 'x86-64 x86_64 x64 amd64 64位 Intel 英特尔 AMD 海光 Hygon 兆芯 Zhaoxin',
  arm: 'ARM64 aarch64 armv8 鲲鹏 Kunpeng 飞腾 Phytium',
  loongarch: 'LoongArch64 loong64 loongarch 龙芯 Loongson',
}

const KIND_WORDS: Record<PackageKind, string> = {
  software: '安装包 installer package',
  'install-guide': '文档 安装手册 安装指南 installation guide manual documentation',
  'admin-guide': '文档 管理手册 管理员手册 administration guide manual documentation',
  'api-reference': '文档 API 接口 接口文档 API reference documentation',
  'release-notes': '文档 更新说明 发行说明 release notes changelog documentation',
  certificate: '证书 资质 certificate',
  sbom: 'SBOM 软件物料清单 组件清单 CycloneDX SPDX',
  checksums: '校验值 校验和 checksums SHA-256 SHA256SUMS',
  signature: '签名 signature GPG PGP',
}

interface Described {
  product: Product
  name: { cn: string; en: string }
  version: string
  platform: Platform
  cpu: Cpu
  kind?: PackageKind
  systems?: readonly string[]
  fileName: string
}

/** The column `search_text`: names, version, file name, and what system, processor and kind are called, folded. */
export function searchTextOf(described: Described): string {
  const { product, name, version, platform, cpu, kind = 'software', systems = [], fileName } = described
  const processors = kind === 'software' ? processorsOf(platform, cpu) : []
  const names = PLATFORM_WORDS[platform].match(/[A-Za-z]+/g) ?? []
  const texts = [
    ...[name.cn, name.en, productNames[product], `v${version}`, fileName],
    ...[PLATFORM_WORDS[platform], KIND_WORDS[kind], ...processors.map((it) => CPU_WORDS[it])],
    // as they are written, and as they are typed: `Windows 11` and `win11`
    ...systems.flatMap((it) => [it, ...names.map((name) => name + it.replace(/\s/g, ''))]),
  ]
  return foldForSearch(texts.join(' '))
}

/** More than these are not looked for. */
const MOST_WORDS = 10

/** Part of a search: a word that a package has to have, or what else it is called; or the beginning of its version. */
export interface SearchPart {
  word: string
  same: readonly string[]
  isVersion?: true
}

/** A number behind a product's name, as in `MVDA 9` and `mvda8.6客户端`. */
const VERSION = new RegExp(
  `(?<![a-z\\d])(${[...productKeys, productNames.av.toLowerCase()].join('|')})\\s*v?(\\d+(?:\\.\\d+)*)(?![\\w.位])`,
  'g',
)

/**
 * The parts of a search, split where scripts meet, as in `CenterView麒麟`, and where a name meets its number, as in `UOS1060`.
 * @param kept groups of words that mean the same, which staff keep
 */
export function searchParts(text: string, kept: readonly (readonly string[])[] = []): SearchPart[] {
  const versions: string[] = []
  const rest = foldForSearch(text).replace(VERSION, (_, product, version) => {
    versions.push(version)
    return `${product} `
  })
  const runs = rest.match(/\p{Script=Han}+|[^\s\p{Script=Han},;]+/gu) ?? []
  const words = runs.flatMap(
    (run) => /^([a-z]+)(\d{3,})$/.exec(run)?.slice(1) ?? run.replace(/(?<=.)(?:操作)?系统$/, ''),
  )
  const groups = [...otherNames, ...kept.map((group) => group.map(foldForSearch))]
  return [
    ...[...new Set(words)].map((word) => ({
      word,
      same: groups.filter((group) => group.includes(word)).flat(),
    })),
    ...versions.map((word) => ({ word, same: [], isVersion: true as const })),
  ].slice(0, MOST_WORDS)
}

/** A row as it is described when it is added. */
export function describedBy(row: {
  product: Product
  name_cn: string
  name_en: string
  version: string
  platform: Platform
  cpu: Cpu
  kind: PackageKind
  systems: string
  file_name: string
}): Described {
  const { name_cn: cn, name_en: en, systems, file_name: fileName, ...rest } = row
  return { ...rest, name: { cn, en }, systems: JSON.parse(systems), fileName }
}
