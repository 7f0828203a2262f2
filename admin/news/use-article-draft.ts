import { useQueryClient } from '@tanstack/react-query'
import type { DraftInput, EditingArticle, TextInput } from '#contract/news-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { changeApi, readApi, staffQuery } from '../staff-api.ts'
import { useDraft } from '../ui/draft/use-draft.ts'

/** What can be typed; where the article has not both languages, the other one is blank. */
export type Draft = Omit<DraftInput, 'author' | 'look' | 'cn' | 'en'> &
  Pick<EditingArticle, 'author' | 'look'> &
  Record<'cn' | 'en', TextInput>

const blank = { title: '', summary: '', bodyHtml: '' }

/** What can be edited of an article. */
export function draftOf({ category, cover, look, author, cn, en }: EditingArticle): Draft {
  const text = (one: EditingArticle['cn']) =>
    one ? { title: one.title, summary: one.summary, bodyHtml: one.bodyHtml } : blank
  return { category, coverId: cover?.id ?? null, look, author, cn: text(cn), en: text(en) }
}

/** The draft of an article as it is typed. */
export function useArticleDraft(initial: EditingArticle) {
  const { id } = initial
  const queryClient = useQueryClient()
  const { failed, forbidden, tooLarge } = useWords('admin-news').editor
  return useDraft<EditingArticle, Draft>(initial, {
    area: 'news',
    id,
    // nothing else that an editor sends is more than the upstream reads, or than its schema takes
    words: { unavailable: failed, forbidden, 'body-too-large': tooLarge, 'invalid-request': tooLarge },
    typedOf: draftOf,
    save: ({ version }, body) => changeApi('news.save', { id, version, body }),
    read: () => readApi('news.one', { id }),
    onItem: (article) => queryClient.setQueryData(staffQuery('news.one', { id }).queryKey, article),
    isAutosaved: true,
  })
}
