import ts from 'typescript'
import type { Problem } from './problem.ts'
import { isTest, nodesOf, type Source } from './source.ts'
import { withoutComments } from './without-comments.ts'

/** A style sheet as it is written. */
export type Sheet = { path: string; text: string }

/**
 * Classes that are styled and that nothing on a page has: what a piece of a page left behind, or a piece that was
 * forgotten. A class counts as used when its name, or the beginning of it up to `--`, stands in a text of the code.
 */
export function checkUnusedClasses(sheets: readonly Sheet[], sources: readonly Source[]): Problem[] {
  const used = new Set(sources.filter(drawsPages).flatMap(wordsIn))
  return sheets.flatMap(({ path, text }) =>
    classesIn(text)
      .filter(({ name }) => !used.has(name) && !used.has(name.replace(/--.+/, '--')))
      .map(({ name, line }) => ({
        rule: 'unused-classes',
        path,
        line,
        key: name,
        message: `nothing has the class '${name}'`,
      })),
  )
}

function drawsPages({ path }: Source): boolean {
  return /^(app|host|src)\//.test(path) && !isTest(path)
}

function wordsIn({ tree }: Source): string[] {
  return [...nodesOf(tree)]
    .filter((node) => ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node))
    .flatMap(({ text }) => (isModule.test(text) ? [] : text.match(/[\w-]+/g)) ?? [])
}

/** What is imported; its name says nothing about what is drawn. */
const isModule = /^[.#].*\.\w+$/

/** Each class once, where it is styled first. */
function classesIn(text: string): { name: string; line: number }[] {
  const sheet = withoutComments(text).replace(/"[^"\n]*"|'[^'\n]*'|url\([^)\n]*\)/g, '')
  const first = new Map<string, number>()
  for (const { 1: name = '', index } of sheet.matchAll(/\.([a-z_][\w-]*)/gi))
    if (!first.has(name)) first.set(name, sheet.slice(0, index).split('\n').length)
  return [...first].map(([name, line]) => ({ name, line }))
}
