import { createHash } from 'node:crypto'
import type { NewDownload } from '../../api/downloads/download-store.ts'

/** One of the packages of the bench; the same number always makes the same one. */
export function syntheticPackage(number: number): NewDownload {
  const round = Math.floor(number / (PRODUCTS.length * PLATFORMS.length))
  const product = pick(PRODUCTS, number)
  const [cn, en] = pick(KINDS, number + round)
  return {
    id: `00000000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`,
    product,
    // every one with a name of its own, which is more than a real catalogue has
    name: {
      cn: `${product}${cn}定制版${edition(number)}`,
      en: `${product} ${en} edition ${edition(number)}`,
    },
    version: `${6 + (round % 3)}.${Math.floor(round / 3) % 100}.${round % 7}`,
    platform: pick(PLATFORMS, Math.floor(number / PRODUCTS.length)),
    cpu: pick(CPUS, round),
    fileName: `package-${number}.bin`,
    releasedAt: new Date(Date.UTC(2016, 0, 1 + Math.floor(number / PACKAGES_A_DAY)))
      .toISOString()
      .slice(0, 10),
    supportEnd: null,
    notes: { cn: ['说明'], en: ['Note'] },
    requirements: { cn: ['要求'], en: ['Requirement'] },
  }
}

function edition(number: number): string {
  return `C${String(number).padStart(6, '0')}`
}

/** What is stored about its file; the bench needs none. */
export function syntheticFile(number: number): { size: number; sha256: string } {
  return { size: 1_000_000 + number, sha256: createHash('sha256').update(`${number}`).digest('hex') }
}

/** Many share a date, so that pages also end within one. */
const PACKAGES_A_DAY = 50

const PRODUCTS = ['av', 'dsc', 'centerview', 'mvda', 'mdw', 'a2m'] as const
const PLATFORMS = ['windows', 'macos', 'kylin', 'uos', 'linux', 'android', 'ios', 'appliance'] as const
const CPUS = ['x86', 'arm', 'loongarch', 'any'] as const
const KINDS = [
  ['客户端', 'client'],
  ['管理控制台', 'console'],
  ['录像代理', 'recording agent'],
  ['显示驱动', 'display driver'],
] as const

function pick<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T
}
