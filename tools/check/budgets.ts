import ts from 'typescript'
import type { Problem } from './problem.ts'
import { isDictionary, isGenerated, lineOf, nodesOf, type Source } from './source.ts'

/** Lines. The largest function is bounded by its file. */
export const budgets = {
  file: { median: 65, p95: 270, max: 400 },
  function: { median: 10, p95: 65 },
}

/** Files and functions stay small: the typical one, nearly all, and for files each one. */
export function checkBudgets(sources: readonly Source[]): Problem[] {
  const written = sources.filter(({ path }) => !isGenerated(path) && !isDictionary(path))
  const files = written.map((source) => ({ path: source.path, line: 1, lines: lineCount(source.text) }))
  const functions = written.flatMap(functionsOf)
  return [
    ...distribution('file', files, budgets.file),
    ...distribution('function', functions, budgets.function),
    ...files
      .filter(({ lines }) => lines > budgets.file.max)
      .map(({ path, lines }) => ({
        rule: 'file-length',
        path,
        message: `${lines} lines, at most ${budgets.file.max} are allowed`,
      })),
  ]
}

type Piece = { path: string; line: number; lines: number }

function distribution(
  what: string,
  pieces: Piece[],
  { median, p95 }: { median: number; p95: number },
): Problem[] {
  const sorted = pieces.toSorted((a, b) => a.lines - b.lines)
  return [
    ...over(`the median ${what}`, sorted, 0.5, median),
    ...over(`the 95th percentile of ${what}s`, sorted, 0.95, p95),
  ]
}

function over(what: string, sorted: Piece[], quantile: number, limit: number): Problem[] {
  const piece = sorted[Math.ceil(sorted.length * quantile) - 1]
  if (!piece || piece.lines <= limit) return []
  const { path, line, lines } = piece
  return [
    {
      rule: 'budgets',
      path,
      line,
      message: `${what} has ${lines} lines, at most ${limit} are allowed (such as this one)`,
    },
  ]
}

function functionsOf(source: Source): Piece[] {
  const { path, tree } = source
  return [...nodesOf(tree)]
    .filter((node) => ts.isFunctionLike(node) && 'body' in node && node.body !== undefined)
    .map((node) => {
      const line = lineOf(source, node)
      return { path, line, lines: tree.getLineAndCharacterOfPosition(node.end).line + 2 - line }
    })
}

function lineCount(text: string): number {
  return text.trimEnd().split('\n').length
}
