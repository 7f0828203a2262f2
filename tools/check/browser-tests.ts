import ts from 'typescript'
import type { Problem } from './problem.ts'
import { lineOf, type Source } from './source.ts'

/** Browser tests take `test` from the fixture, which fails them on console errors and policy violations. */
export function checkBrowserTests(source: Source): Problem[] {
  if (!/^tests\/e2e\/.*\.spec\.ts$/.test(source.path)) return []
  return source.tree.statements.filter(isImportOfTest).map((node) => ({
    rule: 'browser-tests',
    path: source.path,
    line: lineOf(source, node),
    message: "import test and expect from './fixture.ts': it fails a test on console errors",
  }))
}

function isImportOfTest(node: ts.Node): boolean {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return false
  const bindings = node.importClause?.namedBindings
  return (
    node.moduleSpecifier.text === '@playwright/test' &&
    bindings !== undefined &&
    ts.isNamedImports(bindings) &&
    bindings.elements.some(({ name }) => name.text === 'test')
  )
}
