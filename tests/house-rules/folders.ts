/** Source files at a folder's own top, tests and examples aside. */
const mostFiles = 20

/** Folders that are still larger, with their present size: the numbers only go down. */
const largeFolders: Record<string, number> = { 'src/ui': 200, tests: 25, tools: 21 }

const vagueFolders = /(?:^|\/)(utils?|helpers?|misc|common|lib|types|hooks|shared)\//

/** No folder that could hold anything and none that nobody can look through. */
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
    ...[...counts].flatMap(([folder, count]) => {
      const most = largeFolders[folder] ?? mostFiles
      return count > most
        ? [`${folder}  has ${count} source files at its top, at most ${most} are allowed`]
        : []
    }),
  ]
}
