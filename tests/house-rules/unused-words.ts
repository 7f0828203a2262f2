import ts from 'typescript'

/** Keys that are put together at run time. */
const computed = new Set([
  'account',
  'admin-identity',
  'admin-leads',
  'admin-redirects',
  'admin-news',
  'admin-packages',
  'admin-persons',
  'downloads',
  'status-page',
  'trial',
])

/**
 * Messages nobody reads. A key counts as read when its name is a word of the code, outside of tests; of an unread group
 * only the group is reported.
 */
export function checkUnusedWords(files: ReadonlyMap<string, string>): string[] {
  const readers = [...files].filter(
    ([path]) =>
      /^(app|src|i18n\/[\w-]+\.)/.test(path) && /\.tsx?$/.test(path) && !/\.(test|examples)\./.test(path),
  )
  const read = new Set(readers.flatMap(([, text]) => text.match(/[\w-]+/g) ?? []))
  return [...files]
    .filter(([path]) => path.startsWith('i18n/cn/'))
    .flatMap(([path, text]) => {
      const namespace = path.split('/').slice(2, -1).join('/')
      if (computed.has(namespace)) return []
      if (namespace && !read.has(namespace)) return [`${path}  nobody reads '${namespace}'`]
      const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
      return unreadIn(tree, namespace || 'site', read).map((key) => `${path}  nobody reads '${key}'`)
    })
}

function unreadIn(node: ts.Node, prefix: string, read: ReadonlySet<string>): string[] {
  // the items of a list have the same shape
  if (ts.isArrayLiteralExpression(node))
    return node.elements.slice(0, 1).flatMap((item) => unreadIn(item, prefix, read))
  if (!ts.isPropertyAssignment(node)) {
    const below: string[] = []
    ts.forEachChild(node, (child) => void below.push(...unreadIn(child, prefix, read)))
    return below
  }
  const name = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText()
  const key = `${prefix}.${name}`
  return read.has(name) ? unreadIn(node.initializer, key, read) : [key]
}
