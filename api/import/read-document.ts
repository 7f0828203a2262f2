import { dirname, join } from 'node:path/posix'
import { FrontMatter } from '#contract/staff/import-schema.ts'
import { cut, freeLine } from '#contract/typed-text.ts'
import type { Language } from '#contract/values-schema.ts'
import { textOf } from '../news/news-words.ts'
import { checkHtml, type Fault, shortened } from './check-syntax.ts'
import { renderMarkdown } from './markdown.ts'
import { fillBody } from './read-body.ts'
import { readYaml } from './read-yaml.ts'

/** A file that was read. Its path in the folder is what it is known by when it comes again. */
export interface Source {
  file: string
  /** SHA-256 of its bytes, hex. */
  hash: string
}

/** An article in one language. */
export interface Document extends Source {
  lang: Language
  head: FrontMatter
  summary: string
  html: string
  /** By how they are written in `html`. */
  pictures: ReadonlyMap<string, { file: string; alt: string }>
  /** Lines of links. */
  links: ReadonlyMap<string, number>
  cover: string | undefined
  notes: string[]
}

const SUMMARY_FROM_TEXT = 120

/** @param files pictures of the folder @returns what there is of it, also where it has a fault */
export function readDocument(
  source: Source,
  text: string,
  files: ReadonlySet<string>,
  fault: Fault,
): Document {
  const { file } = source
  const [, group = file, suffix, kind = ''] = /^(.*?)(\.en)?\.(\w+)$/i.exec(file) ?? []
  const [front = '', yaml] = /^---[ \t]*\n((?:.*\n)*?)---[ \t]*(?:\n|$)/.exec(text) ?? []
  if (yaml === undefined) fault(1, 'has no front matter: title: between two lines of ---')
  const read =
    yaml === undefined ? undefined : readYaml(yaml, FrontMatter, fault, { texts: true, firstLine: 2 })
  const head = read ?? { title: '' }
  const bodyLine = front.split('\n').length
  const body = text.slice(front.length)
  let isSound = true
  const unsound: Fault = (line, what) => {
    isSound = false
    fault(line, what)
  }
  const isHtml = /^h/i.test(kind)
  if (isHtml) checkHtml(body, bodyLine, unsound)
  const html = isHtml ? body : renderMarkdown(body, unsound, bodyLine)

  const lineOf = (...needles: string[]) => {
    const at = needles.map((needle) => text.indexOf(needle)).find((index) => index >= 0) ?? 0
    return text.slice(0, at).split('\n').length
  }
  const pictureAt = (src: string) => {
    const path = decoded(src.replace(/[?#].*$/s, ''))
    const found = path.startsWith('/') ? path.slice(1) : join(dirname(file), path)
    if (files.has(found)) return found
    const what = shortened(src) || 'an <img> without src'
    return void fault(
      lineOf(decoded(src), src),
      `${what} is no picture of the folder: add it, or take it out`,
    )
  }
  const notes: string[] = []
  const pictures = new Map<string, { file: string; alt: string }>()
  const links = new Map<string, number>()
  const plain = fillBody(
    isSound ? html : '',
    {
      link: (href) => {
        if (!href.startsWith('#') && !links.has(href)) links.set(href, lineOf(decoded(href), href))
        return undefined
      },
      picture: (src, alt) => {
        const found = pictureAt(src)
        if (found) pictures.set(src, { file: found, alt })
        if (found && !alt) notes.push(`a picture without a text, marked as decoration: ${found}`)
        return undefined
      },
    },
    'cn',
  )
  const cover = head.cover && pictureAt(head.cover)
  const words = freeLine(textOf(plain))
  const lang = suffix ? 'en' : 'cn'
  if (isSound && !words && pictures.size === 0) fault(bodyLine, 'has no text')
  if (isSound && read && lang === 'cn' && !/\p{Script=Han}/u.test(head.title + words))
    fault(1, `has no Chinese: name an English text ${group}.en.${kind}`)
  if (read && !freeLine(head.title)) fault(2, 'title has nothing that can be seen')
  const summary = freeLine(head.summary ?? '') || cut(words, SUMMARY_FROM_TEXT)
  return { ...source, lang, head, summary, html, pictures, links, cover, notes }
}

export function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}
