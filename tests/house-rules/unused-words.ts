import ts from 'typescript'

/**
 * Messages nobody reads. A key counts as read when its name is a word of the code outside of tests, a value that the
 * upstream or the server answers with (`'wrong-code'`, `413`), or composed of such (`${field}Required`, `news.${change}`);
 * of an unread group only the group is reported.
 */
export function checkUnusedWords(files: ReadonlyMap<string, string>): string[] {
  const sources = [...files].filter(
    ([path]) => /\.tsx?$/.test(path) && !/\.(test|examples)\./.test(path) && !path.startsWith('tests/'),
  )
  const textsOf = (parts: RegExp) => sources.filter(([path]) => parts.test(path)).map(([, text]) => text)
  const [readers, answering] = [
    textsOf(/^(app|src|admin|i18n\/[\w-]+\.)/),
    textsOf(/^(api|contract|server)\//),
  ]
  const read = new Set([
    ...readers.flatMap((text) => text.match(/[\w-]+/g) ?? []),
    ...answering.flatMap((text) => text.match(/(?<=')[\w.-]+(?=')|\b\d{3}\b/g) ?? []).map(keyOf),
  ])
  const isRead = composedOf(read, [...readers, ...answering])
  return [...files]
    .filter(([path]) => path.startsWith('i18n/cn/'))
    .flatMap(([path, text]) => {
      const namespace = path.split('/').slice(2, -1).join('/')
      if (namespace && !readers.some((reader) => asksFor(reader, namespace)))
        return [`${path}  nobody reads '${namespace}'`]
      const tree = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
      return unreadIn(tree, namespace || 'site', isRead).map((key) => `${path}  nobody reads '${key}'`)
    })
}

/** Keys of messages have no dots. */
function keyOf(value: string): string {
  return value.replaceAll('.', '-')
}

/** Whether a name is read, or a template literal makes it of one that is. */
function composedOf(read: ReadonlySet<string>, texts: readonly string[]): (name: string) => boolean {
  const around = texts
    .flatMap((text) => [...text.matchAll(/([\w.-]*)\$\{[^{}]*\}([\w-]*)/g)])
    .map(([, before = '', after = '']) => [keyOf(before), after] as const)
    .filter(([before, after]) => before.length + after.length > 2)
  return (name) =>
    read.has(name) ||
    around.some(
      ([before, after]) =>
        name.startsWith(before) &&
        name.endsWith(after) &&
        read.has(name.slice(before.length, -after.length || undefined)),
    )
}

/** `useWords('legal')`, `words: ['legal']`, an import, or a template that makes the name: `product-${key}`. */
function asksFor(text: string, namespace: string): boolean {
  const family = namespace.replace(/-\w+$/, '-$')
  return (
    new RegExp(`ords(: \\[|\\w*\\()[^\\])]*'${namespace}'|/${namespace}/index\\.ts'`).test(text) ||
    (family !== namespace && text.includes(`\`${family}{`))
  )
}

function unreadIn(node: ts.Node, prefix: string, isRead: (name: string) => boolean): string[] {
  // the items of a list have the same shape
  if (ts.isArrayLiteralExpression(node))
    return node.elements.slice(0, 1).flatMap((item) => unreadIn(item, prefix, isRead))
  if (!ts.isPropertyAssignment(node)) {
    const below: string[] = []
    ts.forEachChild(node, (child) => void below.push(...unreadIn(child, prefix, isRead)))
    return below
  }
  const name = ts.isStringLiteral(node.name) ? node.name.text : node.name.getText()
  const key = `${prefix}.${name}`
  return isRead(name) ? unreadIn(node.initializer, key, isRead) : [key]
}
