import { useRef } from 'react'
import { useNavigate } from '#src/site/use-navigate.ts'
import { useChange } from './ui/use-change.ts'

/** Makes a draft and opens its page; one, however often it is asked for until that page is there. */
export function useNewDraft(area: 'news' | 'jobs'): () => void {
  const navigate = useNavigate()
  const change = useChange()
  const underway = useRef<Promise<void>>(undefined)
  const createAndOpen = async () => {
    const created = area === 'news' ? await change('news.create', { body: {} }) : await change('jobs.create')
    if (created.ok) await navigate({ to: `/admin/${area}/$id`, params: { id: created.data.id } })
  }
  return () => {
    underway.current ??= createAndOpen().finally(() => {
      underway.current = undefined
    })
  }
}
