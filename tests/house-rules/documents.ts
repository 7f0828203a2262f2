/** The longest a decision may be: context, decision, consequences on one page. */
const decisionLines = 50

/** A decision is one page. */
export function checkDecisions(path: string, text: string): string[] {
  const lines = text.trimEnd().split('\n').length
  if (!path.includes('decisions/') || lines <= decisionLines) return []
  return [`${path}  has ${lines} lines, a decision has at most ${decisionLines}: figures belong in bench/`]
}

/** Commands (`npm run NAME`) that a document quotes and that package.json does not have. */
export function checkDocumentCommands(path: string, text: string, scripts: object): string[] {
  return [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)]
    .filter(([, name = '']) => !(name in scripts))
    .map(([command]) => `${path}  quotes '${command}', which package.json does not have`)
}

/**
 * Paths that a document names in code marks, code blocks or links, and that are not there. A path is a word with a slash that
 * starts with a known top folder, or a file of the top folder.
 */
export function checkDocumentPaths(
  path: string,
  text: string,
  topNames: readonly string[],
  exists: (path: string) => boolean,
): string[] {
  return text.split('\n').flatMap((line, index) =>
    namedPaths(line, topNames)
      .filter((named) => !exists(named))
      .map((named) => `${path}:${index + 1}  names '${named}', which is not there`),
  )
}

function namedPaths(line: string, topNames: readonly string[]): string[] {
  const marked = [...line.matchAll(/^ {4}([^#`]+)|`([^`]+)`|\]\(([^)#]+)/g)].map((match) =>
    match.slice(1).join(''),
  )
  return marked
    .flatMap((mark) => mark.split(/\s+/))
    .map((word) => word.replace(/^\.\//, '').replace(/[,.:;)]+$/, ''))
    .filter((word) => !/[*<>{}$|]|^https?:/.test(word))
    .filter((word) => topNames.some((name) => word === name || word.startsWith(`${name}/`)))
}
