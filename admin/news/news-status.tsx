import type { TextState } from '#contract/news-schema.ts'
import { useWords } from '#i18n/words.tsx'
import { Status } from '../ui/state.tsx'

/** Where one language of an article stands. */
export function NewsStatus({ side }: { side: { state: TextState } | null }) {
  const words = useWords('admin-news').states
  if (!side) return <Status state="none">{words.none}</Status>
  return <Status state={side.state}>{words[side.state]}</Status>
}
