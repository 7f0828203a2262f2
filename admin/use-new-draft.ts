import { useRef } from 'react'
import { useNavigate } from '#src/site/use-navigate.ts'
import { changeApi } from './staff-api.ts'
import { type FaultWords, useFaults } from './ui/use-faults.ts'

const creations = {
  news: { send: () => changeApi('news.create', { body: {} }), page: '/admin/news/$id' },
  jobs: { send: () => changeApi('jobs.create'), page: '/admin/jobs/$id' },
} as const

/** Makes a draft and opens its page; one, however often it is asked for until that page is there. */
export function useNewDraft(area: keyof typeof creations, words: FaultWords) {
  const navigate = useNavigate()
  const { fault, setOutcome } = useFaults(words)
  const underway = useRef<Promise<void>>(undefined)
  const { send, page } = creations[area]
  const createAndOpen = async () => {
    const outcome = await send().catch(() => undefined)
    setOutcome(outcome)
    if (outcome?.ok) await navigate({ to: page, params: { id: outcome.data.id } })
  }
  const create = () => {
    underway.current ??= createAndOpen().finally(() => {
      underway.current = undefined
    })
  }
  return { fault, create }
}
