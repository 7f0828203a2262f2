import type { Problem } from './problem.ts'

/**
 * Paths that a document names in code marks or links, and that are not there. A path is a word with a slash that
 * starts with a known top folder, or a file of the top folder.
 * @param exists tells whether a path relative to the project is there
 */
export function checkDocumentPaths(
  path: string,
  text: string,
  topNames: readonly string[],
  exists: (path: string) => boolean,
): Problem[] {
  return text.split('\n').flatMap((line, index) =>
    namedPaths(line, topNames)
      .filter((named) => !exists(named))
      .map((named) => ({
        rule: 'documents',
        path,
        line: index + 1,
        message: `names '${named}', which is not there`,
      })),
  )
}

function namedPaths(line: string, topNames: readonly string[]): string[] {
  const marked = [...line.matchAll(/`([^`]+)`|\]\(([^)#]+)/g)].map(([, code, link]) => code ?? link ?? '')
  return marked
    .flatMap((mark) => mark.split(/\s+/))
    .map((word) => word.replace(/^\.\//, '').replace(/[,.:;)]+$/, ''))
    .filter((word) => !/[*<>{}$|]|^https?:/.test(word))
    .filter((word) => topNames.some((name) => word === name || word.startsWith(`${name}/`)))
}
