import { useWords } from '#i18n/words.tsx'
import { Icon } from '../ui/icon.tsx'

/** Why something was not done; `children` are ways out. */
export function LeadFailure({ code, children }: { code: string; children?: React.ReactNode }) {
  const { failures } = useWords('admin-leads')
  return (
    <div className="a-note a-note--bad" role="alert">
      <Icon name="alert" />
      <p>{failures[code as keyof typeof failures] ?? failures.unavailable}</p>
      {children && <div className="btns">{children}</div>}
    </div>
  )
}
