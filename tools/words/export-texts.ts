import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import type { PublicTexts } from '../../api/contract/texts/text-schema.ts'
import { laidOver } from '../../i18n/edits.ts'
import { readPublished } from '../../i18n/read-published.server.ts'
import { type Word, wordAt } from '../../i18n/site-texts.ts'

type Lang = 'cn' | 'en'
type Words = { [key: string]: Word }

export type Exported = { files: string[]; written: string[]; left: string[] }

/**
 * Writes what staff have published of a language into its messages; what the code has changed since is left.
 * @param folder with `LANGUAGE/NAMESPACE/index.ts`
 */
export async function exportTexts(folder: string, lang: Lang, { items }: PublicTexts): Promise<Exported> {
  const done: Exported = { files: [], written: [], left: [] }
  for (const [part, texts] of Map.groupBy(items, (text) => text.part)) {
    const isMails = part === 'mails'
    const file = isMails
      ? `api/contract/mails/${lang}.ts`
      : join(folder, lang, part === 'root' ? '' : part, 'index.ts')
    const module = await import(pathToFileURL(join(process.cwd(), file)).href)
    const words: Words = isMails ? module[lang] : module.default
    let source = readFileSync(file, 'utf8')
    const before = source
    for (const text of texts) {
      const values = readPublished(lang, words, text)
      for (const [place, word] of Object.entries(values ?? {})) source = withWord(source, words, place, word)
      done[values ? 'written' : 'left'].push(`${lang} ${part}/${text.place}`)
    }
    if (source === before) continue
    writeFileSync(file, source)
    done.files.push(file)
  }
  return done
}

/** The source of messages with another word in a place; what the place shares with other files is written out first. */
function withWord(source: string, words: Words, place: string, word: Word): string {
  const tree = ts.createSourceFile('words.ts', source, ts.ScriptTarget.Latest, true)
  let node: ts.Expression | undefined = messagesIn(tree)
  const keys = place.split('.')
  for (const [depth, key] of keys.entries()) {
    const property = node && ts.isObjectLiteralExpression(node) ? propertyOf(node, key) : undefined
    if (!property) throw new Error(`${place} does not stand in the file as ${key}: write it by hand.`)
    const above = keys.slice(0, depth + 1).join('.')
    const inner = ts.isPropertyAssignment(property) ? property.initializer : undefined
    if (depth < keys.length - 1 && inner && ts.isObjectLiteralExpression(inner)) {
      node = inner
      continue
    }
    const laid = depth === keys.length - 1 ? word : wordAt(laidOver(words, { [place]: word }), above)
    const text = literalOf(laid as Word)
    const [from, to] = inner ? [inner.getStart(), inner.end] : [property.getStart(), property.end]
    return source.slice(0, from) + (inner ? text : `${key}: ${text}`) + source.slice(to)
  }
  return source
}

/** The object that the file exports by default. */
function messagesIn(tree: ts.SourceFile): ts.Expression | undefined {
  const exported = tree.statements.find(ts.isExportAssignment)?.expression
  if (exported && !ts.isIdentifier(exported)) return bare(exported)
  const declarations = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap((one) => [...one.declarationList.declarations])
  // the messages of mails are the one constant of their file
  const named = declarations.find(({ name }) => !exported || name.getText() === exported.text)
  return bare(named?.initializer)
}

function bare(node: ts.Expression | undefined): ts.Expression | undefined {
  return node && (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) ? bare(node.expression) : node
}

function propertyOf(object: ts.ObjectLiteralExpression, key: string) {
  return object.properties.find(
    ({ name }) => name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) && name.text === key,
  )
}

/** As the formatter takes it; it chooses the quotes. */
function literalOf(word: Word): string {
  if (typeof word === 'string') return JSON.stringify(word)
  if (Array.isArray(word)) return `[${word.map(literalOf).join(', ')}]`
  const pairs = Object.entries(word).map(
    ([key, value]) => `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${literalOf(value)}`,
  )
  return `{ ${pairs.join(', ')} }`
}
