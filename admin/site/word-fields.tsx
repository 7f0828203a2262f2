import { productNames } from '#contract/products.ts'
import { choiceAt, factKindOf } from '#contract/texts/fact-kinds.ts'
import { seoLimits } from '#contract/texts/seo-limits.ts'
import { isData, isFree, isWords, leavesOf, mended, type Word, wordOf } from '#contract/texts/site-texts.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { type Locale, locales } from '#src/site/locale.ts'
import { Button } from '#src/ui/button.tsx'
import { FieldError } from '#src/ui/form.tsx'
import { AddressAnswer } from '../ui/fields/address-answer.tsx'
import { ChoiceField } from '../ui/fields/choice-field.tsx'
import { LanguageFields, noLineBreak, TextArea } from '../ui/fields/text-fields.tsx'
import { Icon } from '../ui/icon.tsx'
import { Section } from '../ui/section.tsx'
import type { FoundText } from './site-texts.server.ts'
import { fieldName, nameOf } from './text-name.ts'

export type Sides = { cn: Word; en: Word }

type Props = {
  text: FoundText & { inCode: { cn: string; en: string } }
  typed: Sides
  onChange: (typed: Sides) => void
  faults: Record<Locale, string | undefined>
}

/** Chinese and English side by side; of a list each item, which may be moved, added and removed where its number is free. */
export function WordFields({ text, typed, onChange, faults }: Props) {
  const words = useWords('admin-site')
  const LL = useLL()['admin-site']
  const { cn, en } = typed
  const error = (
    <div className="a-language-pair">
      {locales.map((lang) => (
        <div key={lang} role="alert">
          {faults[lang] && <FieldError id={`site-${lang}`}>{faults[lang]}</FieldError>}
        </div>
      ))}
    </div>
  )
  if (!Array.isArray(cn) || !Array.isArray(en))
    return (
      <>
        <Pair text={text} at="" typed={typed} onChange={onChange} />
        {error}
      </>
    )
  const choice = choiceAt(text.id)
  const isCounted = !isFree(text.id, wordOf(text.inCode.cn) ?? [])
  const isMovable = cn.length === en.length && (choice !== undefined || !isCounted)
  const next = choice ? choice.keys.find((key) => !cn.includes(key)) : blankOf(cn[0] ?? '')
  const entryName = (index: number, item: Word) => {
    const name = typeof item !== 'string' && nameOf(`${text.id}.${index}`, item)
    return [LL.item({ n: index + 1 }), name].filter(Boolean).join(' · ')
  }
  const arrange = (work: (list: readonly Word[]) => Word[]) => onChange({ cn: work(cn), en: work(en) })
  return (
    <>
      {cn.map((item, index) => (
        <Section
          // biome-ignore lint/suspicious/noArrayIndexKey: items are told apart by their position alone
          key={index}
          title={entryName(index, item)}
          more={
            isMovable && <Arranging index={index} count={cn.length} counted={isCounted} onArrange={arrange} />
          }
        >
          <Pair
            text={text}
            at={String(index)}
            typed={{ cn: item, en: en[index] ?? '' }}
            onChange={(next) =>
              onChange({ cn: withItem(cn, index, next.cn), en: withItem(en, index, next.en) })
            }
          />
        </Section>
      ))}
      {error}
      {isMovable && !isCounted && next !== undefined && (
        <Button ghost onClick={() => arrange((list) => [...list, next])}>
          <Icon name="plus" />
          {words.add}
        </Button>
      )}
    </>
  )
}

type ArrangingProps = {
  index: number
  count: number
  counted: boolean
  onArrange: (work: (list: readonly Word[]) => Word[]) => void
}

function Arranging({ index, count, counted, onArrange }: ArrangingProps) {
  const LL = useLL()['admin-site']
  const n = index + 1
  const swap = (other: number) => (list: readonly Word[]) =>
    withItem(withItem(list, index, list[other] ?? ''), other, list[index] ?? '')
  const remove = (list: readonly Word[]) => list.filter((_, at) => at !== index)
  const acts = [
    { icon: 'up', label: LL.up({ n }), isOff: index === 0, work: swap(index - 1) },
    { icon: 'down', label: LL.down({ n }), isOff: n === count, work: swap(n) },
    { icon: 'close', label: LL.remove({ n }), isOff: count === 1, work: remove },
  ] as const
  return (
    <div className="a-row">
      {acts.slice(0, counted ? 2 : 3).map(({ icon, label, isOff, work }) => (
        <button
          key={icon}
          type="button"
          className="a-icon-button"
          disabled={isOff}
          aria-label={label}
          onClick={() => onArrange(work)}
        >
          <Icon name={icon} />
        </button>
      ))}
    </div>
  )
}

function withItem(list: readonly Word[], index: number, item: Word): Word[] {
  return list.map((one, at) => (at === index ? item : one))
}

function blankOf(word: Word): Word {
  if (typeof word === 'string') return ''
  if (Array.isArray(word)) return word.slice(0, 1).map(blankOf)
  return Object.fromEntries(Object.entries(word).map(([key, value]) => [key, blankOf(value)]))
}

type PairProps = Omit<Props, 'faults'> & {
  /** path within the text */
  at: string
}

function Pair({ text, at, typed, onChange }: PairProps) {
  const within = (path: string) => [at, path].filter(Boolean).join('.')
  const isBoth = (path: string) => factKindOf([text.id, within(path)].filter(Boolean).join('.')) !== undefined
  const fieldsOf = (lang: Locale) =>
    leavesOf(typed[lang]).map(([path, value]) => {
      const whole = within(path)
      // typed once, for both languages
      const both = isBoth(path)
      return isData([text.id, whole].filter(Boolean).join('.')) || (both && lang === 'en') ? null : (
        <LeafField
          key={path}
          text={text}
          lang={lang}
          path={whole}
          value={value}
          both={both}
          onChange={(next) =>
            onChange({
              ...typed,
              [lang]: withLeaf(typed[lang], path, next),
              ...(both && { en: withLeaf(typed.en, path, next) }),
            })
          }
        />
      )
    })
  if (leavesOf(typed.cn).every(([path]) => isBoth(path))) return fieldsOf('cn')
  return (
    <div className="a-language-pair">
      {locales.map((lang) => (
        <LanguageFields key={lang} lang={lang}>
          {fieldsOf(lang)}
        </LanguageFields>
      ))}
    </div>
  )
}

function withLeaf(word: Word, path: string, text: string): Word {
  if (path === '' || typeof word === 'string') return text
  const [key = '', ...rest] = path.split('.')
  if (isWords(word)) return { ...word, [key]: withLeaf(word[key] ?? '', rest.join('.'), text) }
  return withItem(word, Number(key), withLeaf(word[Number(key)] ?? '', rest.join('.'), text))
}

type LeafProps = {
  text: Props['text']
  lang: Locale
  /** within the text */
  path: string
  value: string
  /** the same in both languages */
  both: boolean
  onChange: (value: string) => void
}

function LeafField({ text, lang, path, value, both, onChange }: LeafProps) {
  const words = useWords('admin-site')
  const LL = useLL()['admin-site']
  const [, seo] = /\.?seo\.(title|description)$/.exec(text.place) ?? []
  const most = seo && seoLimits[lang][seo as 'title' | 'description']
  const before = new Map(leavesOf(wordOf(text.inCode[lang]) ?? '')).get(path) ?? ''
  const name = fieldName(path ? `${text.place}.${path}` : text.place, words.keys, words.text)
  // of a list within an entry
  const nested = path
    .split('.')
    .slice(1)
    .filter((one) => /^\d+$/.test(one))
  const label = [name, ...nested.map((at) => Number(at) + 1)].join(' ')
  const length = value.length
  const spaced = lang === 'cn' && !both && mended(value) !== value
  const hints = [
    both
      ? words.bothLanguages
      : most
        ? LL.sizeMost({ now: length, most })
        : LL.size({ now: length, before: before.length }),
    !most && before && length > before.length * 1.4 + 8 && words.longer,
    spaced && words.spacing,
  ]
  const id = `site-${lang}-${path || 'text'}`
  const at = path ? `${lang}.${path}` : lang
  const choice = choiceAt(text.id)
  if (choice) {
    const labels: Record<string, string> = { ...productNames, ...words.industries }
    // what the code has no more is called by its key
    const keys = choice.keys.includes(value) ? choice.keys : [value, ...choice.keys]
    return (
      <ChoiceField
        id={id}
        data-path={at}
        label={label}
        chosen={value}
        options={keys.map((key) => [key, labels[key] ?? key])}
        onChoose={onChange}
      />
    )
  }
  return (
    <TextArea
      id={id}
      data-path={at}
      label={label}
      rows={Math.min(8, Math.ceil((length || before.length) / 34) || 1)}
      maxLength={4_000}
      value={value}
      onType={(typed) => onChange(typed.replace(/\s*\n\s*/g, lang === 'cn' ? '' : ' '))}
      onKeyDown={noLineBreak}
      hint={
        <>
          {hints.filter(Boolean).join(' · ')} {both && <AddressAnswer address={value} />}{' '}
          {spaced && (
            <Button ghost small onClick={() => onChange(mended(value))}>
              {words.mend}
            </Button>
          )}
        </>
      }
    />
  )
}
