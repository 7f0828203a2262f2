/**
 * Which of two exact versions comes first, as semver.org (2.0.0, section 11) says: negative when `a` does.
 */
export function compareVersions(a: string, b: string): number {
  const [coreA = '', preA] = partsOf(a)
  const [coreB = '', preB] = partsOf(b)
  const core = compareLists(coreA.split('.'), coreB.split('.'))
  if (core !== 0) return core
  // a version comes after its own pre-releases
  if (preA === undefined || preB === undefined) return Number(preA === undefined) - Number(preB === undefined)
  return compareLists(preA.split('.'), preB.split('.'))
}

function partsOf(version: string): string[] {
  const [, core = '', pre] = /^([\d.]+)(?:-([\w.-]+))?/.exec(version) ?? []
  return pre === undefined ? [core] : [core, pre]
}

function compareLists(a: string[], b: string[]): number {
  for (let at = 0; at < Math.max(a.length, b.length); at++) {
    const [left, right] = [a[at], b[at]]
    if (left === right) continue
    // what has more parts comes later, numbers before words
    if (left === undefined || right === undefined) return left === undefined ? -1 : 1
    const [m, n] = [Number(left), Number(right)]
    if (Number.isNaN(m) !== Number.isNaN(n)) return Number.isNaN(m) ? 1 : -1
    return Number.isNaN(m) ? (left < right ? -1 : 1) : m - n
  }
  return 0
}
