import type { ErrorComponentProps } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { Unavailable } from '#src/ui/unavailable.tsx'

export function ArticleUnavailable({ error }: ErrorComponentProps) {
  const { list, detail } = useWords('news')
  return <Unavailable error={error} heading={list.title} words={detail.unavailable} />
}
