import ts from 'typescript'
import type { Problem } from './problem.ts'
import { nodesOf, type Source } from './source.ts'

/** Every variable that an env file reads is in the README's table, and the table has no other. */
export function checkSettings(sources: readonly Source[], readme: string): Problem[] {
  const read = new Set(
    sources.filter(({ path }) => /^(src\/site|api|host)\/env\.ts$/.test(path)).flatMap(namesIn),
  )
  const table = readme.split('\n## Configuration')[1] ?? ''
  const listed = new Set(
    [...table.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = '']) => cell.match(variable) ?? []),
  )
  const problem = (message: string) => ({ rule: 'settings', path: 'README.md', message })
  return [
    ...[...read].filter((name) => !listed.has(name)).map((name) => problem(`does not explain ${name}`)),
    ...[...listed]
      .filter((name) => !read.has(name))
      .map((name) => problem(`explains ${name}, which nobody reads`)),
  ]
}

const variable = /\b[A-Z][A-Z0-9]*(_[A-Z0-9]+)*\b/g

/** set by the command that runs a program, not by its operator */
const notSettings = new Set(['NODE_ENV'])

function namesIn({ tree }: Source): string[] {
  return [...nodesOf(tree)]
    .map((node) => {
      if (ts.isPropertyAccessExpression(node) && /^(source|process\.env)$/.test(node.expression.getText()))
        return node.name.text
      const [first] = ts.isCallExpression(node) ? node.arguments : []
      return first && ts.isStringLiteral(first) && /^[A-Z][A-Z0-9_]+$/.test(first.text)
        ? first.text
        : undefined
    })
    .filter((name) => name !== undefined)
    .filter((name) => !notSettings.has(name))
}
