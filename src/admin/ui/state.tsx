import type { ReactNode } from 'react'
import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Icon, type IconName } from './icon.tsx'

const glyphs = { none: 'g-none', draft: 'g-draft', sched: 'g-sched', live: 'g-live', gone: 'g-gone' }

export type PublishingState = keyof typeof glyphs

/** Where the pane stands on its axis, always with its word. */
export function Status({ state, children }: { state: PublishingState; children: ReactNode }) {
  return <span className={classes('a-st', glyphs[state])}>{children}</span>
}

/** A small label; `hot` for what wants attention. */
export function Badge({ hot, children }: { hot?: boolean; children: ReactNode }) {
  return <span className={hot ? 'a-tag a-tag--hot' : 'a-tag'}>{children}</span>
}

/** A line above the content that says what happened. `bad` is read out at once, others politely. */
export function Banner({ bad, icon, children }: { bad?: boolean; icon?: IconName; children: ReactNode }) {
  return (
    <div className={bad ? 'a-note a-note--bad' : 'a-note'} role={bad ? 'alert' : 'status'}>
      <Icon name={icon ?? 'alert'} />
      <p>{children}</p>
    </div>
  )
}

/** In place of a list in which nothing is. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="a-none">
      <h2>{title}</h2>
      {children && <p>{children}</p>}
    </div>
  )
}

/** Rows that are on their way, of the height they will have. */
export function LoadingRows({ columns, rows = 6 }: { columns: number; rows?: number }) {
  return (
    <tbody aria-busy="true">
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <tr key={row}>
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <td key={column}>
              <i className="a-skel" />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** Where something could not be loaded: filter and selection stay. */
export function Failed({ onRetry }: { onRetry: () => void }) {
  const { states } = useWords('admin')
  return (
    <div className="a-note a-note--bad" role="alert">
      <Icon name="alert" />
      <p>{states.failed}</p>
      <Button ghost onClick={onRetry}>
        {states.retry}
      </Button>
    </div>
  )
}
