import ts from 'typescript'

/** A TypeScript file as the rules see it. */
export type Source = { path: string; text: string; tree: ts.SourceFile }

/** Parses a file; `path` is relative to the project, with slashes. */
export function parseSource(path: string, text: string): Source {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind) }
}

/** 1-based line a node starts on. */
export function lineOf({ tree }: Source, node: ts.Node): number {
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1
}

/** Every node below a node, the node included, in reading order. */
export function* nodesOf(node: ts.Node): Generator<ts.Node> {
  yield node
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => void children.push(child))
  for (const child of children) yield* nodesOf(child)
}

/** Tests, the named examples they draw, and what only tests use. */
export function isTest(path: string): boolean {
  return /\.(test|spec|type-test|examples)\.tsx?$|^tests\/|^host\/rig\//.test(path)
}

/** Written by a program. */
export function isGenerated(path: string): boolean {
  return /\.gen\.ts$|^i18n\/i18n-[\w.-]+\.tsx?$/.test(path)
}

/** Words and seed: data in a source file's clothes. */
export function isDictionary(path: string): boolean {
  return /^i18n\/(cn|en)\//.test(path)
}
