import type { KeptList } from '#api/contract/permissions.ts'
import { useLL, useWords } from '#i18n/words.tsx'

const changes = ['added', 'changed', 'removed'] as const

/** The titles of the kept lists, and by them the words of their permissions and audit actions. */
export function useListWords() {
  const { lists } = useWords('admin-lists')
  const { audit } = useLL()['admin-lists']
  const titles = Object.entries(lists).map(([list, { title }]) => [list, title] as const)
  const actions = titles.flatMap(([list, title]) =>
    changes.map((change) => [
      `${list}-${change}`,
      ({ object }: { object: string }) => audit[change]({ list: title, object }),
    ]),
  )
  return {
    titles: Object.fromEntries(titles) as Record<KeptList, string>,
    permissions: Object.fromEntries(titles.map(([list, title]) => [`${list}-write`, title])) as Record<
      `${KeptList}-write`,
      string
    >,
    actions: Object.fromEntries(actions) as Record<
      `${KeptList}-${(typeof changes)[number]}`,
      (said: { object: string }) => string
    >,
  }
}
