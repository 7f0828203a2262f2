import ts from 'typescript'
import type { Problem } from './problem.ts'
import { isDictionary, isGenerated, isTest, lineOf, nodesOf, type Source } from './source.ts'

/**
 * Words nobody reads. A key counts as read when its name appears anywhere in the code, as a property or in a string;
 * a group whose keys are computed needs an exception. Of an unread group only the group is reported.
 */
export function checkUnusedWords(sources: readonly Source[]): Problem[] {
  const read = new Set(sources.filter(readsWords).flatMap(namesIn))
  return sources
    .filter(({ path }) => path.startsWith('i18n/cn/'))
    .flatMap((source) =>
      unreadIn(source, read).map(({ key, node }) => ({
        rule: 'unused-words',
        path: source.path,
        line: lineOf(source, node),
        key,
        message: `nobody reads '${key}'`,
      })),
    )
}

function readsWords({ path }: Source): boolean {
  return /^(app|src|i18n)\//.test(path) && !isDictionary(path) && !isGenerated(path) && !isTest(path)
}

function namesIn({ tree }: Source): string[] {
  return [...nodesOf(tree)].flatMap((node) =>
    ts.isIdentifier(node) || ts.isStringLiteralLike(node) ? [node.text] : [],
  )
}

type Unread = { key: string; node: ts.Node }

function unreadIn({ path, tree }: Source, read: ReadonlySet<string>): Unread[] {
  const namespace = path.split('/').slice(2, -1).join('/')
  if (namespace && !read.has(namespace)) return [{ key: namespace, node: tree }]
  const dictionary = [...nodesOf(tree)].find(ts.isObjectLiteralExpression)
  return dictionary ? unreadBelow(dictionary, namespace || 'site', read) : []
}

function unreadBelow(node: ts.Node, prefix: string, read: ReadonlySet<string>): Unread[] {
  // the items of a list have the same shape
  if (ts.isArrayLiteralExpression(node))
    return node.elements.slice(0, 1).flatMap((item) => unreadBelow(item, prefix, read))
  if (!ts.isObjectLiteralExpression(node)) return []
  return node.properties.filter(ts.isPropertyAssignment).flatMap((property) => {
    const name = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText()
    const key = `${prefix}.${name}`
    return read.has(name) ? unreadBelow(property.initializer, key, read) : [{ key, node: property }]
  })
}
