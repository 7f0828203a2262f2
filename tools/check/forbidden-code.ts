import ts from 'typescript'
import type { Problem } from './problem.ts'
import { isDictionary, isGenerated, isTest, lineOf, nodesOf, type Source } from './source.ts'

/** Code that has its one place: reading the environment, calling the upstream, raw HTML, inline styles, words. */
export function checkForbiddenCode(source: Source): Problem[] {
  const { path } = source
  if (isGenerated(path) || isDictionary(path) || isTest(path)) return []
  return [...nodesOf(source.tree)].flatMap((node) =>
    rules
      .filter((rule) => !rule.place.test(path) && rule.isIt(node))
      .map(({ rule, message }) => ({ rule, path, line: lineOf(source, node), message })),
  )
}

type Rule = { rule: string; place: RegExp; isIt: (node: ts.Node) => boolean; message: string }

const rules: readonly Rule[] = [
  {
    rule: 'environment',
    place: /^(src\/site|api|host)\/env\.ts$|^(tools|bench)\/|^[\w.-]+\.config\.ts$/,
    isIt: isEnvironment,
    message: 'process.env is read in src/site/env.ts, api/env.ts, host/env.ts and tools/ only',
  },
  {
    rule: 'upstream-fetch',
    place: /^src\/upstream\/|^(?!app|src)/,
    isIt: isFetch,
    message: 'fetch belongs to the door, src/upstream',
  },
  {
    rule: 'inline-style',
    place: /^$/,
    isIt: (node) => isAttribute(node, 'style'),
    message: 'the security policy blocks style attributes: use a class',
  },
  {
    rule: 'raw-html',
    place: /^$/,
    isIt: (node) => isAttribute(node, 'dangerouslySetInnerHTML'),
    message: 'raw HTML only where it has been sanitised',
  },
  {
    rule: 'words',
    place: /^(?!app|src|host)/,
    isIt: (node) => isText(node) && /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u.test(node.text),
    message: 'words live in i18n',
  },
]

function isEnvironment(node: ts.Node): boolean {
  return ts.isPropertyAccessExpression(node) && node.getText() === 'process.env'
}

function isFetch(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /^((globalThis|window|self)\.)?fetch$/.test(node.expression.getText())
}

function isAttribute(node: ts.Node, name: string): boolean {
  return ts.isJsxAttribute(node) && node.name.getText() === name
}

function isText(node: ts.Node): node is ts.StringLiteral | ts.JsxText | ts.TemplateLiteralLikeNode {
  return ts.isStringLiteral(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node)
}
