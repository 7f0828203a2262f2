/** The names of the settings that the table in README.md explains. */
export function documentedSettings(readme: string): Set<string> {
  const table = readme.split('\n## Configuration')[1]?.split('\n## ')[0] ?? ''
  const cells = [...table.matchAll(/^\|([^|]*)\|/gm)].map(([, cell = '']) => cell)
  return new Set(cells.flatMap((cell) => cell.match(/\b[A-Z][A-Z0-9]*(_[A-Z0-9]+)*\b/g) ?? []))
}
