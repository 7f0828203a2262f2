import type { ErrorComponentProps } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { Unavailable } from '#src/ui/unavailable.tsx'

/** Shown in place of an article that cannot be read now. */
export function ArticleUnavailable({ error }: ErrorComponentProps) {
  const { list, detail } = useWords('news')
  return <Unavailable error={error} heading={list.title} words={detail.unavailable} />
}
