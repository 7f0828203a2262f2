import ts from 'typescript'
import type { Problem } from './problem.ts'
import { isDictionary, isGenerated, isTest, lineOf, type Source } from './source.ts'

/** Files whose default export a tool demands. */
const defaultExports =
  /^(app\/server\.ts|[\w.-]+\.config\.ts|i18n\/(cn|en)\/.*index\.ts|tests\/.*(setup|start-site)\.ts)$/

/** A tool says what these export: the framework, the migrator. */
const namedByTool = /^app\/(routes\/|start\.ts$)|^api\/db\/migrations\//

/**
 * A file carries the name of its main export, exports by name, and shows what it exports before the helpers below it.
 */
export function checkExports(source: Source): Problem[] {
  const { path } = source
  if (isGenerated(path) || isDictionary(path) || isTest(path)) return []
  const exported = exportsOf(source)
  return [
    ...defaultProblems(source),
    ...arrowProblems(source),
    ...orderProblems(source),
    ...(namedByTool.test(path) || exported.length === 0 ? [] : nameProblems(path, exported)),
  ]
}

/** Names a file exports, types included. */
export function exportsOf({ tree }: Source): string[] {
  return tree.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement))
      return statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text)
        : []
    if (!isExported(statement)) return []
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText(tree))
    const { name } = statement as ts.DeclarationStatement
    return name ? [name.getText(tree)] : []
  })
}

function nameProblems(path: string, exported: string[]): Problem[] {
  const [file = '', folder] = path.split('/').reverse()
  const [name = ''] = file.split('.')
  // `news/news.server.ts`: one side of the feature
  if (name === folder) return []
  if (exported.some((candidate) => sharesWord(name, candidate))) return []
  return [
    {
      rule: 'export-names',
      path,
      message: `exports ${exported.join(', ')}: none carries a word of the file's name`,
    },
  ]
}

/** `news-hits` and `addHits`, `page-cache` and `createPageCache`; one or many is the same word. */
function sharesWord(fileName: string, exported: string): boolean {
  const letters = exported.replaceAll('_', '').toLowerCase()
  return fileName.split('-').some((word) => letters.includes(word.replace(/(ies|[sy])$/, '')))
}

function defaultProblems(source: Source): Problem[] {
  if (defaultExports.test(source.path)) return []
  const found = source.tree.statements.filter(
    (statement) => ts.isExportAssignment(statement) || isDefault(statement),
  )
  return found.map((node) => ({
    rule: 'default-exports',
    path: source.path,
    line: lineOf(source, node),
    message: 'no default export: the name belongs to the thing',
  }))
}

function arrowProblems(source: Source): Problem[] {
  return source.tree.statements
    .filter((statement) => ts.isVariableStatement(statement))
    .flatMap(({ declarationList }) => declarationList.declarations)
    .filter(({ initializer, type }) => initializer && ts.isArrowFunction(initializer) && !type)
    .map((node) => ({
      rule: 'declarations',
      path: source.path,
      line: lineOf(source, node),
      message: 'write a function declaration',
    }))
}

function orderProblems(source: Source): Problem[] {
  const declared = source.tree.statements.filter(
    (node) => ts.isFunctionDeclaration(node) || ts.isClassDeclaration(node),
  )
  const firstExported = declared.findIndex(isExported)
  return declared.slice(0, Math.max(0, firstExported)).map((node) => ({
    rule: 'order',
    path: source.path,
    line: lineOf(source, node),
    message: 'helpers come below what the file exports',
  }))
}

function isExported(node: ts.Node): boolean {
  return hasModifier(node, ts.SyntaxKind.ExportKeyword)
}

function isDefault(node: ts.Node): boolean {
  return hasModifier(node, ts.SyntaxKind.DefaultKeyword)
}

function hasModifier(node: ts.Node, kind: ts.SyntaxKind): boolean {
  return ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some((modifier) => modifier.kind === kind)
}
