import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { JobContent } from '#contract/job-schema.ts'
import { decodeText, NotText } from '#contract/staff/decode-text.ts'
import { errorMessage, OperatorError } from '../base/operator-error.ts'
import { MAX_UPLOAD } from '../media/store-picture.ts'
import type { Fault } from './check-syntax.ts'
import { type Document, readDocument, type Source } from './read-document.ts'
import { readYaml } from './read-yaml.ts'

export interface Folder {
  root: string
  documents: Document[]
  positions: (Source & { content: JobContent })[]
  /** Text of `redirects.csv`, empty without one. */
  redirects: string
  /** By file, a line each. */
  faults: Map<string, string[]>
}

const MOST_BYTES = 1_000_000
/** Of a file. */
const MOST_FAULTS = 20
const isPicture = (file: string) => /\.(?:jpe?g|png|webp|gif|avif)$/i.test(file)

/** Reads all of a folder but what begins with a dot. @throws OperatorError where there is no such folder */
export async function readFolder(root: string): Promise<Folder> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((error) => {
    throw new OperatorError(`Cannot read ${root}: ${errorMessage(error)}.`)
  })
  const files = entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => ({
      file: relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'),
      isFile: entry.isFile(),
    }))
    .filter(({ file }) => !/(?:^|\/)\./.test(file))
    .sort((a, b) => (a.file < b.file ? -1 : 1))
  const pictures = new Set(files.flatMap(({ file, isFile }) => (isFile && isPicture(file) ? file : [])))
  const folder: Folder = { root, documents: [], positions: [], redirects: '', faults: new Map() }
  for (const { file, isFile } of files) {
    const faults = new Set<string>()
    const fault: Fault = (line, what) => faults.add(`${file}:${line}: ${what}`)
    try {
      if (isFile) await readOne(folder, file, pictures, fault)
      else fault(1, 'is a link: put the file itself there')
    } catch (error) {
      const line = error instanceof NotText ? (error.line ?? 1) : 1
      // parsers of YAML call themselves
      fault(line, error instanceof RangeError ? 'is nested too deep to be read' : errorMessage(error))
    }
    if (faults.size > 0) folder.faults.set(file, [...faults].slice(0, MOST_FAULTS))
  }
  return folder
}

async function readOne(folder: Folder, file: string, pictures: ReadonlySet<string>, fault: Fault) {
  const path = join(folder.root, file)
  const { size } = await stat(path)
  if (isPicture(file)) {
    if (size > MAX_UPLOAD) fault(1, `has more than ${MAX_UPLOAD / 1024 / 1024} MB`)
    return
  }
  const [, kind] = /\.(md|markdown|html?|ya?ml)$/i.exec(file) ?? []
  if (!kind && file !== 'redirects.csv')
    return fault(1, 'is no document, picture, position or redirects.csv: take it out')
  if (size > MOST_BYTES) return fault(1, `has more than ${MOST_BYTES / 1_000_000} MB`)
  const bytes = await readFile(path)
  const text = decodeText(bytes).replace(/\r\n?/g, '\n')
  const source = { file, hash: createHash('sha256').update(bytes).digest('hex') }
  if (!kind) folder.redirects = text
  else if (/^y/i.test(kind)) {
    const content = readYaml(text, JobContent, fault)
    if (content) folder.positions.push({ ...source, content })
  } else {
    const document = readDocument(source, text, pictures, fault)
    if (!isUtf8(bytes)) document.notes.push('not in UTF-8: read as GB18030 or UTF-16')
    folder.documents.push(document)
  }
}
