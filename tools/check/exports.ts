/** A tool says what these export, or they have several equal exports on one topic. */
const namedOtherwise =
  /\.(test|spec|type-test|examples)\.tsx?$|^tests\/|^app\/(routes\/|(server|start)\.ts$)|^i18n\/(cn|en)\/|^api\/(mail\/outbox|trial\/(plain-text|trial-schema))\.ts$|^app\/shell\/(navigation|on-navigation)\.ts$|^server\/csp\.ts$|^(api|src\/site)\/typed-text\.ts$|^src\/(readiness\/(evaluate|thresholds)|site\/(cache-control|navigation|visitor)|upstream\/last-known\.server)\.ts$/

/**
 * A file carries a word of the name of what it exports, and shows what it exports before the helpers below it. Read line
 * by line: what stands at the top of a formatted file begins a line.
 */
export function checkExports(files: ReadonlyMap<string, string>): string[] {
  return [...files]
    .filter(([path]) => /\.tsx?$/.test(path) && !namedOtherwise.test(path))
    .flatMap(([path, text]) => [...nameProblems(path, text), ...orderProblems(path, text)])
}

function nameProblems(path: string, text: string): string[] {
  const exported = [...text.matchAll(/^export .*?(?:function\*?|class|const|type|interface) (\w+)/gm)].map(
    ([, name = '']) => name,
  )
  const [file = '', folder] = path.split('/').reverse()
  const [name = ''] = file.split('.')
  // `news/news.server.ts`: one side of the feature
  if (exported.length === 0 || name === folder) return []
  if (exported.some((candidate) => sharesWord(name, candidate))) return []
  return [`${path}  exports ${exported.join(', ')}: none carries a word of the file's name`]
}

/** `news-hits` and `addHits`; one or many is the same word. */
function sharesWord(fileName: string, exported: string): boolean {
  const letters = exported.replaceAll('_', '').toLowerCase()
  return fileName.split('-').some((word) => letters.includes(word.replace(/(ies|[sy])$/, '')))
}

function orderProblems(path: string, text: string): string[] {
  const declared = text
    .split('\n')
    .flatMap((line, index) =>
      /^(export )?(async )?function /.test(line)
        ? [{ line: index + 1, isExported: line.startsWith('export') }]
        : [],
    )
  const firstExported = declared.findIndex(({ isExported }) => isExported)
  return declared
    .slice(0, Math.max(0, firstExported))
    .map(({ line }) => `${path}:${line}  helpers come below what the file exports`)
}
