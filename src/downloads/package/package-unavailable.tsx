import type { ErrorComponentProps } from '@tanstack/react-router'
import { useWords } from '#i18n/words.tsx'
import { Unavailable } from '#src/ui/unavailable.tsx'

/** Shown in place of a package that cannot be read now. */
export function PackageUnavailable({ error }: ErrorComponentProps) {
  const { title, unavailable } = useWords('downloads').package
  return <Unavailable error={error} heading={title} words={unavailable} />
}
