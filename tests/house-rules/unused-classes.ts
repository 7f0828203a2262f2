/** Tiptap's editor gives itself these, and react-day-picker all with its prefix. */
const ofLibraries = ['ProseMirror', 'ProseMirror-selectednode', 'selectedCell']

/**
 * Classes that are styled and that nothing on a page has. A class counts as used when its name, or the beginning of it
 * up to `--`, is a word of the code; Biome's noUnusedClasses does not see names that are put together.
 */
export function checkUnusedClasses(files: ReadonlyMap<string, string>): string[] {
  const code = [...files].filter(
    ([path]) =>
      /^(app|server|src|admin|tests\/examples-page)\/.*\.tsx?$/.test(path) &&
      !/\.(test|examples)\./.test(path),
  )
  const used = new Set([
    ...code.flatMap(([, text]) => text.replace(/^(?:import|\} from) .*$/gm, '').match(/[\w-]+/g) ?? []),
    ...ofLibraries,
  ])
  return [...files]
    .filter(([path]) => path.endsWith('.css'))
    .flatMap(([path, sheet]) =>
      [...new Set(classesIn(sheet))]
        .filter(
          (name) => !name.startsWith('rdp-') && !used.has(name) && !used.has(name.replace(/--.+/, '--')),
        )
        .map((name) => `${path}  nothing has the class '${name}'`),
    )
}

function classesIn(sheet: string): string[] {
  const plain = sheet.replace(/\/\*[\s\S]*?\*\/|"[^"\n]*"|'[^'\n]*'|url\([^)\n]*\)/g, '')
  return [...plain.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name)
}
