import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Banner } from '../ui/state.tsx'

/** Why something was not done; `children` are ways out. */
export function LeadFailure({ code, children }: { code: string; children?: ReactNode }) {
  const { failures } = useWords('admin-leads')
  return (
    <Banner bad actions={children}>
      {failures[code as keyof typeof failures] ?? failures.unavailable}
    </Banner>
  )
}
