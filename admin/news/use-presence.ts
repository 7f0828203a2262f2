import { useEffect, useState } from 'react'
import { callChange } from '../staff-api.functions.ts'
import { type AnswerOf, poll } from '../staff-api.ts'

/** The server takes whoever is silent for three times as long for gone, in ms. */
const every = 15_000

/** Says that the article is open here. @returns the names of others who have it open */
export function usePresence(id: string): string[] {
  const [others, setOthers] = useState<string[]>([])
  useEffect(() => {
    const say = async () => {
      const call = { data: { operation: 'news.stay', id }, ...poll }
      const outcome = await callChange(call).catch(() => undefined)
      if (!outcome?.ok) return
      setOthers((outcome.data as AnswerOf<'news.stay'>).others.map(({ name }) => name))
    }
    void say()
    const timer = setInterval(say, every)
    return () => {
      clearInterval(timer)
      callChange({ data: { operation: 'news.leave', id } }).catch(() => {})
    }
  }, [id])
  return others
}
