import { processorsOf } from '#contract/keys.ts'
import type { Cpu, PackageKind, Platform } from '#contract/package-schema.ts'
import { productNames } from '#contract/products.ts'
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

/** The words of a search, split where scripts meet, as in `CenterView麒麟`. A package has to have each of them. */
export function searchWords(text: string): string[] {
  const words = foldForSearch(text).match(/\p{Script=Han}+|[^\s\p{Script=Han},;]+/gu)
  return [...new Set(words)].slice(0, MOST_WORDS)
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
