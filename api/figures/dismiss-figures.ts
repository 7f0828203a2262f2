import type { Selectable } from 'kysely'
import type { Database, Tables } from '../db/tables.ts'
import { transact } from '../db/transact.ts'
import type { Act } from '../staff/audit/record-audit.ts'
import { offerUndo, type Undoer } from '../staff/undo.ts'
import { addFigures } from './figures.ts'

type Figure = Selectable<Tables['figure']>

/** Forgets how often something was asked for in vain, as somebody has looked after it. */
export function dismissFigures(db: Database, act: Act, which: Partial<Figure>): Promise<void> {
  return transact(db, async (transaction) => {
    const figures = await transaction
      .deleteFrom('figure')
      .where(({ and }) => and(which))
      .returningAll()
      .execute()
    await offerUndo(transaction, act, 'figure', figures)
  })
}

/** Puts back how often it was asked for, on each day. */
export const undoDismissal: Undoer<Figure> = {
  permission: ([figure]) => (figure?.kind === 'search' ? 'searches.write' : 'redirects.write'),
  undo: async (transaction, figures) => {
    await addFigures(transaction, figures)
    return figures.length
  },
}

declare module '../staff/undo.ts' {
  interface UndoEntries {
    figure: Figure
  }
}
