import type { ErrorComponentProps } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { Unavailable } from '#src/ui/unavailable.tsx'

/** Shown in place of a position that cannot be read now. */
export function JobUnavailable({ error }: ErrorComponentProps) {
  const { title, detail } = useWords('careers').joinus
  return <Unavailable error={error} heading={title} words={detail.unavailable} />
}
