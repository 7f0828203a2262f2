import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { isWords, type Word, type Words, wordAt } from '#contract/texts/site-texts.ts'
import type { PublicTexts } from '#contract/texts/text-schema.ts'
import { laidOver } from '../../i18n/edits.ts'
import { readPublished } from '../../i18n/read-published.server.ts'

type Lang = 'cn' | 'en'

export type Exported = { files: string[]; written: string[]; left: string[] }

/**
 * Writes what staff have published of a language into its messages; what the code has changed since is left.
 * @param folder with `LANGUAGE/NAMESPACE/index.ts`
 */
export async function exportTexts(folder: string, lang: Lang, { items }: PublicTexts): Promise<Exported> {
  const done: Exported = { files: [], written: [], left: [] }
  for (const [part, texts] of Map.groupBy(items, (text) => text.part)) {
    const isShared = part === 'mails' || part === 'trial-contents'
    const file = isShared
      ? `contract/${part}/${lang}.ts`
      : join(folder, lang, part === 'root' ? '' : part, 'index.ts')
    if (!existsSync(file)) {
      done.left.push(...texts.map(({ place }) => `${lang} ${part}/${place}`))
      continue
    }
    const module = await import(pathToFileURL(join(process.cwd(), file)).href)
    const words: Words = isShared ? module[lang] : module.default
    let edits: Words = {}
    for (const text of texts) {
      const value = JSON.stringify(wordAt(words, text.place))
      const values = readPublished(lang, words, text)
      // what was exported before is neither
      if (value !== text.value) done[values ? 'written' : 'left'].push(`${lang} ${part}/${text.place}`)
      edits = { ...edits, ...values }
    }
    const source = readFileSync(file, 'utf8')
    const next = withWord(source, words, laidOver(words, edits))
    if (next === source) continue
    writeFileSync(file, next)
    done.files.push(file)
  }
  return done
}

/** The source of messages that say something else; what does not change keeps its source. */
function withWord(source: string, before: Words, after: Words): string {
  const tree = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true)
  const changes = changesOf(messagesIn(tree), before, after).sort((a, b) => b.from - a.from)
  return changes.reduce((text, { from, to, by }) => text.slice(0, from) + by + text.slice(to), source)
}

type Change = { from: number; to: number; by: string }

function changesOf(node: ts.Node, before: Word, after: Word): Change[] {
  if (isSame(before, after)) return []
  const own = bare(node)
  if (ts.isObjectLiteralExpression(own) && isWords(before) && isWords(after))
    return Object.entries(after).flatMap(([key, word]) => {
      const was = before[key] ?? ''
      const property = own.properties.find(
        ({ name }) => name && !ts.isComputedPropertyName(name) && name.text === key,
      )
      if (property && ts.isPropertyAssignment(property)) return changesOf(property.initializer, was, word)
      if (isSame(was, word)) return []
      // what the object shares with others is written out
      const by = `${JSON.stringify(key)}: ${literalOf(word)}`
      if (property) return [{ from: property.getStart(), to: property.end, by }]
      const end = own.properties.at(-1)?.end ?? own.getStart() + 1
      return [{ from: end, to: end, by: `, ${by}` }]
    })
  const elements = ts.isArrayLiteralExpression(own) ? own.elements : undefined
  if (elements && Array.isArray(before) && Array.isArray(after) && !elements.some(ts.isSpreadElement)) {
    if (before.length === after.length)
      return elements.flatMap((element, at) => changesOf(element, before[at] ?? '', after[at] ?? ''))
    const items = after.map((word) => {
      const at = before.findIndex((was) => isSame(was, word))
      return elements[at]?.getText() ?? literalOf(word)
    })
    return [{ from: own.getStart(), to: own.end, by: `[${items.join(', ')}]` }]
  }
  return [{ from: own.getStart(), to: own.end, by: literalOf(after) }]
}

function isSame(a: Word, b: Word): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** The object that the file exports by default. */
function messagesIn(tree: ts.SourceFile): ts.Node {
  const exported = tree.statements.find(ts.isExportAssignment)?.expression
  if (exported && !ts.isIdentifier(exported)) return exported
  const declarations = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap((one) => [...one.declarationList.declarations])
  // the messages that the upstream has, too, are the one constant of their file
  const named = declarations.find(({ name }) => !exported || name.getText() === exported.text)
  return named?.initializer ?? tree
}

/** Without what types it. */
function bare(node: ts.Node): ts.Node {
  return ts.isSatisfiesExpression(node) || ts.isAsExpression(node) ? bare(node.expression) : node
}

/** As the formatter takes it; it chooses the quotes, and leaves those out that no key needs. */
function literalOf(word: Word): string {
  if (typeof word === 'string') return JSON.stringify(word)
  if (Array.isArray(word)) return `[${word.map(literalOf).join(', ')}]`
  return `{ ${Object.entries(word)
    .map(([key, value]) => `${JSON.stringify(key)}: ${literalOf(value)}`)
    .join(', ')} }`
}
