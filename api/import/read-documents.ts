import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { basename, dirname, extname, join, relative, sep } from 'node:path'
import render from 'dom-serializer'
import type { Document, Element } from 'domhandler'
import { findOne, getAttributeValue, getElementsByTagName, innerText, textContent } from 'domutils'
import { parseDocument } from 'htmlparser2'
import { parse as parseYaml } from 'yaml'
import { errorMessage, OperatorError } from '../base/operator-error.ts'
import { momentInChina } from '../contract/china-time.ts'
import { decodeText } from '../contract/staff/decode-text.ts'
import type { Language } from '../contract/values-schema.ts'
import { readFrontMatter } from './front-matter.ts'
import { renderMarkdown } from './markdown.ts'
import { withParagraphs } from './read-body.ts'

/** An article of the old site, in one language. */
export interface SourceDocument {
  /** What it is known by when it comes again. */
  source: string
  /** Of its bytes. */
  hash: string
  /** As it is named to whoever runs the command. */
  name: string
  /** Where its pictures are looked for first. */
  folder: string
  /** What is the same for all languages of one article. */
  group: string
  title: string
  summary: string
  html: string
  lang: Language | undefined
  /** When it was first public, ms since the epoch. */
  date: number | undefined
  isDraft: boolean
  author: string
  categories: string[]
  cover: string | undefined
  /** Paths and full addresses that it had. */
  addresses: string[]
}

export interface Folder {
  root: string
  files: string[]
  documents: SourceDocument[]
  /** YAML files of positions. */
  positions: { name: string; source: string; hash: string; fields: unknown }[]
  /** What could not be read, a line each. */
  refused: string[]
}

const TEXT_FILES = ['.md', '.markdown', '.html', '.htm', '.xml', '.yaml', '.yml']
const IGNORED =
  /(?:^|\/)(?:node_modules|\.[^/]+|themes|scaffolds|layouts|_config[^/]*\.ya?ml|readme\.md|config\.ya?ml|hugo\.ya?ml|pnpm-lock\.yaml)(?:\/|$)/i

/** Reads a file, or all of a folder with those in it. @throws OperatorError where there is no such path */
export async function readFolder(path: string): Promise<Folder> {
  const found = await stat(path).catch((error) => {
    throw new OperatorError(`Cannot read ${path}: ${errorMessage(error)}.`)
  })
  const root = found.isDirectory() ? path : dirname(path)
  const all = await readdir(root, { recursive: true, withFileTypes: true })
  const files = all
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
  const folder: Folder = { root, files, documents: [], positions: [], refused: [] }
  const site = await readSite(folder)
  const named = found.isDirectory() ? files.filter((file) => !IGNORED.test(file)) : [basename(path)]
  for (const file of named.filter((name) => TEXT_FILES.includes(extname(name).toLowerCase())))
    try {
      await readOne(folder, site, file)
    } catch (error) {
      folder.refused.push(`${file}: ${errorMessage(error)}`)
    }
  return folder
}

interface Site {
  system: 'hexo' | 'jekyll' | 'hugo' | undefined
  /** Pattern of the addresses of Hexo and Jekyll. */
  permalink: string
}

async function readSite({ root, files }: Folder): Promise<Site> {
  const config = files.includes('_config.yml') ? parseYaml(await textOf(root, '_config.yml')) : undefined
  const isHexo = files.some((file) => file.includes('source/_posts/'))
  const isHugo = files.some(
    (file) => /^(?:hugo|config)\.(?:toml|ya?ml|json)$/.test(file) || file.startsWith('content/'),
  )
  const system = isHexo
    ? 'hexo'
    : files.some((file) => file.startsWith('_posts/'))
      ? 'jekyll'
      : isHugo
        ? 'hugo'
        : undefined
  const patterns: Record<string, string> = {
    date: '/:categories/:year/:month/:day/:title.html',
    pretty: '/:categories/:year/:month/:day/:title/',
    none: '/:categories/:title.html',
  }
  const given = String(config?.permalink ?? (isHexo ? ':year/:month/:day/:title/' : 'date'))
  return { system, permalink: patterns[given] ?? given }
}

async function textOf(root: string, file: string): Promise<string> {
  return decodeText(await readFile(join(root, file)))
}

async function readOne(folder: Folder, site: Site, file: string): Promise<void> {
  const bytes = await readFile(join(folder.root, file))
  const hash = createHash('sha256').update(bytes).digest('hex')
  const text = decodeText(bytes)
  const about = { source: file, hash, name: file, folder: dirname(file) }
  const kind = extname(file).toLowerCase()
  if (kind === '.xml') folder.documents.push(...readWxr(text, file))
  else if (kind.startsWith('.y')) folder.positions.push({ ...about, fields: parseYaml(text) })
  else if (kind.startsWith('.h')) folder.documents.push({ ...about, ...readHtml(text, file) })
  else folder.documents.push({ ...about, ...readMarkdown(text, file, site) })
}

type Content = Omit<SourceDocument, 'source' | 'hash' | 'name' | 'folder'>

function readMarkdown(text: string, file: string, site: Site): Content {
  const { fields, body } = readFrontMatter(text)
  const one = (...names: string[]) => names.map((name) => lineOf(fields[name])).find(Boolean) ?? ''
  const heading = /^\s*#\s+(.+?)\s*#*\s*(?:\n|$)/.exec(body)
  const isTitled = one('title') !== ''
  const [, suffix] = /\.(cn|zh|zh-cn|zh-hans|en|en-us|en-gb)\.\w+$/i.exec(file) ?? []
  const path = file.replace(/\.\w+$/, '').replace(new RegExp(`\\.${suffix ?? '$^'}$`, 'i'), '')
  const dated = /(?:^|\/)(\d{4}-\d{2}-\d{2})-[^/]*$/.exec(path)
  const date = dateOf(fields.date ?? fields.publishDate ?? dated?.[1])
  const [excerpt, ...rest] = body.split(/<!--\s*more\s*-->/)
  const categories = [fields.categories ?? [], fields.category ?? []].flat(2).map(String)
  const lang = languageOf(
    one('lang', 'language', 'locale') || suffix || /^content\/(zh[-\w]*|cn|en[-\w]*)\//.exec(file)?.[1],
  )
  const source = isTitled || !heading ? body : body.slice(heading[0].length)
  return {
    group: lineOf(fields.translationKey) || path.replace(/^(content\/)(?:zh[-\w]*|cn|en[-\w]*)\//, '$1'),
    title: one('title') || heading?.[1] || '',
    summary:
      one('summary', 'description', 'excerpt') ||
      (rest.length > 0 ? plainText(renderMarkdown(excerpt ?? '')) : ''),
    html: renderMarkdown(withShortcodes(source, path), { breaks: site.system === 'hexo' }),
    lang,
    date,
    isDraft: fields.draft === true || fields.published === false || /(?:^|\/)_drafts\//.test(file),
    author: [fields.author ?? fields.authors ?? []].flat().map(nameOf).filter(Boolean).join(', '),
    categories,
    cover:
      one('cover', 'image', 'banner', 'thumbnail', 'featured_image', 'top_img', 'index_img') || undefined,
    addresses: [
      ...[
        fields.aliases ?? [],
        fields.redirect_from ?? [],
        fields.permalink ?? [],
        fields.url ?? [],
        fields.alias ?? [],
      ]
        .flat()
        .map(String),
      ...addressOf(path, { site, date, categories, slug: lineOf(fields.slug), lang, suffix }),
    ],
  }
}

/** The two shortcodes that are pictures; the others are left as text, and named. */
function withShortcodes(source: string, path: string): string {
  return source
    .replace(
      /\{%\s*(?:asset_img|img)\s+(?:[\w-]+\s+)*?(\S+\.\w+)\s*(?:\d+\s+)*(.*?)\s*%\}/g,
      (_, src, alt) =>
        `![${alt.replace(/["']/g, '')}](<${src.includes('/') ? src : `${basename(path)}/${src}`}>)`,
    )
    .replace(/\{\{[<%]\s*figure\s+(.*?)\s*\/?[>%]\}\}/gs, (_, given: string) => {
      const value = (name: string) =>
        new RegExp(`\\b${name}=["'\`]?(.*?)["'\`]?(?:\\s+\\w+=|$)`, 's').exec(given)?.[1] ?? ''
      return `![${value('alt') || value('caption') || value('title')}](<${value('src')}>)`
    })
}

interface Address {
  site: Site
  date: number | undefined
  categories: string[]
  slug: string
  lang: Language | undefined
  suffix: string | undefined
}

/** The address that the old site made of a file's name. */
function addressOf(path: string, { site, date, categories, slug, lang, suffix }: Address): string[] {
  if (site.system === 'hugo') {
    const parts = path
      .replace(/^content\//, '')
      .replace(/(?:^|\/)_?index$/, '')
      .split('/')
    if (slug) parts.splice(-1, 1, slug)
    return [`/${suffix && lang === 'en' ? 'en/' : ''}${parts.join('/')}/`]
  }
  if (site.system === undefined || date === undefined) return []
  const title = path
    .replace(/^.*_posts\//, '')
    .replace(/(^|\/)\d{4}-\d{2}-\d{2}-(?=[^/]*$)/, site.system === 'jekyll' ? '$1' : '$&')
  const [year = '', month = '', day = ''] = new Date(date + 8 * 3_600_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
  const values: Record<string, string> = {
    year,
    month,
    day,
    i_month: String(Number(month)),
    i_day: String(Number(day)),
    title: slug || title,
    name: basename(title),
    slug: slug || title,
    post_title: title,
    category: categories.join('/'),
    categories: categories.join('/'),
    lang: lang ?? '',
  }
  let isKnown = true
  const address = site.permalink.replace(/:(\w+)/g, (_, name: string) => {
    isKnown &&= values[name] !== undefined
    return values[name] ?? ''
  })
  return isKnown ? [`/${address}`.replace(/\/{2,}/g, '/')] : []
}

function readHtml(text: string, file: string): Content {
  const document = parseDocument(text)
  const first = (...names: string[]) =>
    names
      .map((name) => getElementsByTagName(name, document, true, 1)[0])
      .find((element) => element !== undefined)
  const meta = (...names: string[]) =>
    names
      .map((name) =>
        findOne(
          (element) =>
            element.name === 'meta' && [element.attribs.name, element.attribs.property].includes(name),
          document.children,
        ),
      )
      .map((element) => element?.attribs.content?.trim())
      .find(Boolean)
  const main = first('article', 'main', 'body') as Element | undefined
  const heading = main && getElementsByTagName('h1', main, true, 1)[0]
  const time = first('time')
  const title =
    (heading && textContent(heading).trim()) || meta('og:title') || textContent(first('title') ?? []).trim()
  return {
    group: file.replace(/\.\w+$/, ''),
    title: title.replace(/\s+/g, ' '),
    summary: meta('description', 'og:description') ?? '',
    html: render(
      (main ?? (document as Document)).children.filter((node) => node !== heading),
      { encodeEntities: 'utf8' },
    ),
    lang: languageOf(first('html')?.attribs.lang),
    date: dateOf(
      meta('article:published_time', 'date', 'pubdate') ??
        (time && (getAttributeValue(time, 'datetime') || textContent(time))),
    ),
    isDraft: false,
    author: meta('author') ?? '',
    categories: [meta('article:section') ?? []].flat(),
    cover: meta('og:image'),
    addresses: [
      `/${file.replace(/(?:^|\/)index\.html?$/, '/')}`.replace(/\/{2,}/g, '/'),
      findOne((element) => element.name === 'link' && element.attribs.rel === 'canonical', document.children)
        ?.attribs.href ?? [],
    ].flat(),
  }
}

/** The articles of an export of WordPress (WXR, an RSS feed with elements of its own). */
function readWxr(text: string, file: string): SourceDocument[] {
  const document = parseDocument(text, { xmlMode: true })
  const items = getElementsByTagName('item', document)
  if (!text.includes('wordpress.org/export/'))
    throw new OperatorError('this XML is no export of WordPress (WXR)')
  const value = (item: Element, name: string) =>
    textContent(getElementsByTagName(name, item.children, false, 1)).trim()
  const attachments = new Map(
    items.map((item) => [value(item, 'wp:post_id'), value(item, 'wp:attachment_url')]),
  )
  return items
    .filter(
      (item) =>
        ['post', ''].includes(value(item, 'wp:post_type')) &&
        ['publish', 'draft', 'future', 'pending', ''].includes(value(item, 'wp:status')),
    )
    .map((item) => {
      const body = value(item, 'content:encoded')
      const isBlocks = body.includes('<!-- wp:')
      const captioned = body.replace(
        /\[caption[^\]]*\](.*?<\/a>|.*?\/?>)(.*?)\[\/caption\]/gs,
        '<figure>$1<figcaption>$2</figcaption></figure>',
      )
      const thumbnail = getElementsByTagName('wp:postmeta', item.children, false).find(
        (meta) => value(meta, 'wp:meta_key') === '_thumbnail_id',
      )
      const link = value(item, 'link')
      const gmt = value(item, 'wp:post_date_gmt')
      return {
        source: `${file}#${value(item, 'guid') || link}`,
        hash: createHash('sha256').update(render(item)).digest('hex'),
        name: `${file}: ${value(item, 'title')}`,
        folder: '.',
        group: `${file}#${value(item, 'guid') || link}`,
        title: innerText(parseDocument(value(item, 'title')).children),
        summary: plainText(value(item, 'excerpt:encoded')),
        html: isBlocks ? captioned : withParagraphs(captioned),
        lang: undefined,
        date:
          gmt && !gmt.startsWith('0000')
            ? Date.parse(`${gmt.replace(' ', 'T')}Z`)
            : dateOf(value(item, 'wp:post_date')),
        isDraft: value(item, 'wp:status') !== 'publish' && value(item, 'wp:status') !== '',
        author: value(item, 'dc:creator'),
        categories: getElementsByTagName('category', item.children, false)
          .filter(({ attribs }) => attribs.domain === 'category')
          .map((category) => textContent(category)),
        cover: thumbnail && attachments.get(value(thumbnail, 'wp:meta_value')),
        addresses: [link, ...[value(item, 'guid')].filter((guid) => /^https?:/.test(guid))],
      }
    })
}

function lineOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : ''
}

function nameOf(author: unknown): string {
  return lineOf(author) || lineOf((author as { name?: unknown } | null)?.name)
}

export function plainText(html: string): string {
  return innerText(parseDocument(html).children).replace(/\s+/g, ' ').trim()
}

function languageOf(tag: string | undefined): Language | undefined {
  if (!tag) return undefined
  return /^(?:cn|zh)/i.test(tag) ? 'cn' : /^en/i.test(tag) ? 'en' : undefined
}

/** A moment as front matter has it; without a zone it is Beijing time. */
function dateOf(value: unknown): number | undefined {
  // a date of TOML writes itself as it was written, without a zone where it had none
  const written = value instanceof Date ? value.toISOString() : lineOf(value)
  const text = written
    .replaceAll('/', '-')
    .replace(/[年月]/g, '-')
    .replace('日', '')
  const [, year, month, day, time, zone] =
    /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?)?/.exec(
      text,
    ) ?? []
  if (!year || !month || !day) return undefined
  const day2 = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const clock = (time ?? '00:00').padStart(time && time.length > 5 ? 8 : 5, '0')
  const moment = zone ? Date.parse(`${day2}T${clock}${zone}`) : momentInChina(`${day2}T${clock.slice(0, 5)}`)
  return Number.isNaN(moment) ? undefined : moment
}
