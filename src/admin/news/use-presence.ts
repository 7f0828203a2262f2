import { useEffect, useState } from 'react'
import { changeApi } from '../staff-api.ts'

/** The server takes whoever is silent for three times as long for gone, in ms. */
const every = 15_000

/** Says that the article is open here. @returns the names of others who have it open */
export function usePresence(id: string): string[] {
  const [others, setOthers] = useState<string[]>([])
  useEffect(() => {
    const say = async () => {
      const outcome = await changeApi('news.stay', { id }).catch(() => undefined)
      if (outcome?.ok) setOthers(outcome.data.others.map(({ name }) => name))
    }
    void say()
    const timer = setInterval(say, every)
    return () => {
      clearInterval(timer)
      changeApi('news.leave', { id }).catch(() => {})
    }
  }, [id])
  return others
}
