/** Source files at a folder's own top, tests and examples aside. */
const mostFiles = 20

/** Folders that are still larger, with their present size: the numbers only go down. */
const largeFolders: Record<string, number> = {
  app: 23,
  'app/shell': 33,
  'src/downloads': 24,
  'src/home': 26,
  'src/news': 21,
  'src/site': 36,
  'src/trial': 32,
  'src/ui': 200,
  tests: 25,
}

const vagueFolders = /(?:^|\/)(utils?|helpers?|misc|common|lib|types|hooks|shared)\//

/** Words that say nothing about the mechanism, or that mean several. */
const vagueNames =
  /(?:^|-)(desk|lane|glance|door|turns?|pace|strain|rush|patience|trouble|polish|hasty|hush|rig|kept|still|ahead)(?=[-.])/

/** Files that still have such a name: the list only gets shorter. */
const vagueNamesLeft =
  /^api\/db\/(database-trouble|lock-patience)|^src\/(trial\/form-trouble|ui\/(kept|still)|upstream\/.*(patience|trouble))/

/** No folder that could hold anything, none that nobody can look through, no file name that is a picture. */
export function checkFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) {
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (!/\.(test|spec|type-test|examples)\.tsx?$/.test(path))
      counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [
    ...paths.flatMap((path) => {
      const [, folder] = vagueFolders.exec(path) ?? []
      return folder ? [`${path}  no folder '${folder}': a function lives with the noun it serves`] : []
    }),
    ...paths.flatMap((path) => {
      const [, word] = vagueNames.exec(path.slice(path.lastIndexOf('/') + 1)) ?? []
      return word && !vagueNamesLeft.test(path)
        ? [`${path}  '${word}' is a picture: use the field's term for the mechanism`]
        : []
    }),
    ...[...counts].flatMap(([folder, count]) => {
      const most = largeFolders[folder] ?? mostFiles
      return count > most
        ? [`${folder}  has ${count} source files at its top, at most ${most} are allowed`]
        : []
    }),
  ]
}

/** Lines of a source file; Biome bounds the largest (biome.json). */
const lineBudgets = { median: 65, p95: 270 }

/** The typical file and nearly all files stay small. */
export function checkLineBudgets(files: ReadonlyMap<string, string>): string[] {
  const lengths = [...files]
    .filter(([path]) => !/^i18n\/(cn|en)\//.test(path))
    .map(([, text]) => text.split('\n').length - 1)
    .sort((a, b) => a - b)
  const at = (quantile: number) => lengths[Math.ceil(lengths.length * quantile) - 1] ?? 0
  const over = (name: string, lines: number, most: number) =>
    lines > most ? [`${name} file has ${lines} lines, at most ${most} are allowed`] : []
  return [
    ...over('the median', at(0.5), lineBudgets.median),
    ...over('the 95th percentile', at(0.95), lineBudgets.p95),
  ]
}
