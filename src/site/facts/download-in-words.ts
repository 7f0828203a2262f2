import type { Download } from '#contract/package-schema.ts'
import { messagesOf, wordsOf } from '#i18n/words.tsx'
import type { Locale } from '../locale.ts'
import { writtenDay } from '../written.ts'

type Described = Pick<
  Download,
  'access' | 'cpu' | 'fileName' | 'kind' | 'language' | 'name' | 'platform' | 'releasedAt' | 'version'
>

/**
 * What a package or a document is called, what it is made for, what is said of it in one sentence, and who it is for; `downloads` must be loaded. Two
 * files of one name differ in system, processor, format or language.
 */
export function downloadInWords(lang: Locale, item: Described) {
  const words = wordsOf(lang, 'downloads')
  const messages = messagesOf(lang).downloads
  const { kind, language, version, platform, cpu } = item
  const isSoftware = kind === 'software'
  const [, ending = ''] = /\.((?:tar\.)?\w+)$/.exec(item.fileName) ?? []
  const format = isSoftware ? ending : ending.toUpperCase()
  const system = [words.platforms[platform], cpu === 'any' ? '' : words.cpus[cpu]].filter(Boolean).join(' ')
  const parts = [isSoftware ? system : language && words.languages[language], format]
  const made = parts.filter(Boolean).join(words.between)
  const title = messages.title({ name: item.name[lang], version, made })
  const purpose = words.purposes[kind]
  const access = words.accesses[item.access]
  const date = writtenDay(item.releasedAt, lang)
  return {
    title,
    made,
    purpose,
    access,
    format,
    description: messages.description({ title, purpose, access, date }),
  }
}
