import { choiceAt } from '#contract/texts/fact-kinds.ts'
import { leavesOf, wordOf } from '#contract/texts/site-texts.ts'
import type { SiteText } from '#contract/texts/text-schema.ts'
import { useLL, useWords } from '#i18n/words.tsx'
import { type Locale, locales } from '#src/site/locale.ts'
import { Badge, Status } from '../ui/state.tsx'
import type { FoundText } from './site-texts.server.ts'

type State = 'draft' | 'submitted' | 'scheduled' | 'published' | 'code'

export function stateOf({ edit, inCode }: Pick<FoundText, 'edit' | 'inCode'>): State {
  if (!edit) return 'code'
  if (edit.state === 'submitted') return 'submitted'
  if (edit.changed) return 'draft'
  if (edit.next) return 'scheduled'
  return locales.some((lang) => isEdited(edit.published, inCode, lang)) ? 'published' : 'code'
}

type Content = SiteText['draft'] | null

/** Whether a language says something else than the code; an export makes both the same. */
function isEdited(content: Content, inCode: Content, lang: Locale): boolean {
  return content !== null && content[lang] !== null && content[lang] !== inCode?.[lang]
}

/** What a list of keys is called; undefined for texts. @param id `NAMESPACE/PATH` */
export function useChoiceName(): (id: string) => string | undefined {
  const names: Record<string, string> = useWords('admin-site').choices
  return (id) => names[/^home\/(\w+)\.shown$/.exec(id)?.[1] ?? '']
}

/** Whether the code has changed since a text was edited, or has no more what was chosen. */
export function isObsolete({ id, edit, inCode }: FoundText): boolean {
  if (!edit) return false
  const choice = choiceAt(id)
  const isGone =
    choice !== undefined &&
    leavesOf(wordOf(edit.draft.cn) ?? []).some(([, key]) => !choice.keys.includes(key))
  return (
    isGone || locales.some((lang) => isEdited(edit.draft, inCode, lang) && edit.base[lang] !== inCode?.[lang])
  )
}

/** The one language that is changed, where it is one; null where it is none or both. */
function onlyLanguage(edit: SiteText | null): Locale | null {
  const changed = locales.filter((lang) => edit && edit.draft[lang] !== null)
  return changed.length === 1 ? (changed[0] ?? null) : null
}

export function TextStatus({ text }: { text: FoundText }) {
  const words = useWords('admin-site')
  const { langs } = useWords('admin')
  const LL = useLL()['admin-site']
  const state = stateOf(text)
  const only = onlyLanguage(text.edit)
  return (
    <>
      <Status state={state}>{words.states[state]}</Status>{' '}
      {isObsolete(text) && <Badge hot>{words.obsolete}</Badge>}{' '}
      {only && <Badge>{LL.oneLanguage({ lang: langs[only] })}</Badge>}
    </>
  )
}
