import { useWords } from '#i18n/words.tsx'
import { Button } from '#src/ui/button.tsx'
import { Banner } from '../state.tsx'
import { SignInLink } from '../typing/sign-in-link.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import type { Draft } from './use-draft.ts'

type Props<Item, T> = {
  draft: Draft<Item, T>
  /** who has changed an item last */
  by?: (item: Item) => string
}

/** What is to be said of a draft: why it is not saved, what was done, what is kept, what both have changed. */
export function DraftNotes<Item, T>({ draft, by }: Props<Item, T>) {
  const { retry } = useWords('admin').states
  const { fault, said, isSignedOut, isAutosaved, isUnsaved, refusal, conflict } = draft
  const tryNow = isAutosaved && isUnsaved && refusal !== 'forbidden' && (
    <Button ghost small onClick={() => void draft.save()}>
      {retry}
    </Button>
  )
  const resolve = (theirs: readonly string[] | undefined) => {
    draft.resolve(theirs ?? [])
    if (theirs) void draft.save()
  }
  return (
    <>
      {fault && (
        <Banner bad actions={isSignedOut ? <SignInLink /> : tryNow}>
          {fault}
        </Banner>
      )}
      {!fault && !isAutosaved && said && <Banner icon="log">{said}</Banner>}
      {draft.keptNote}
      {conflict && (
        <ConflictDialog
          fields={conflict.fields}
          ours={draft.typed}
          theirs={conflict.base}
          by={by?.(conflict.item) ?? ''}
          onResolve={resolve}
        />
      )}
    </>
  )
}
