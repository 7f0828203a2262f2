import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import type { StaffApi } from '#contract/staff/staff-api-schema.ts'
import type { Outcome } from '../read-staff.server.ts'
import { type AnswerOf, areaKey, changeApi, type Input, type OperationName } from '../staff-api.ts'
import { sayRefused } from './undo.ts'
import { type FaultWords, noAnswer } from './use-faults.ts'

/**
 * Calls operations of the staff API from where there is no form: what was refused, or not answered, is said by the shell.
 * @param faults what the page has more to say about
 * @param outdated the queries that are read again then, where they are not those of the operation's area
 */
export function useChange({ faults, outdated }: { faults?: FaultWords; outdated?: QueryKey } = {}) {
  const queryClient = useQueryClient()
  return async <N extends OperationName>(operation: N, ...input: Input<N>): Promise<Outcome<AnswerOf<N>>> => {
    const outcome = await orSay(changeApi(operation, ...input), faults)
    const queryKey = outdated ?? areaKey(operation.split('.')[0] as keyof StaffApi)
    if (outcome.ok || showsOld.includes(outcome.code)) void queryClient.invalidateQueries({ queryKey })
    return outcome
  }
}

/** Refusals of what is shown as it was. */
const showsOld = ['changed-meanwhile', 'not-found']

/** The outcome of a call; what was refused, or not answered, is said by the shell. */
export async function orSay<T>(call: Promise<Outcome<T>>, faults?: FaultWords): Promise<Outcome<T>> {
  const outcome = await call.catch(() => noAnswer)
  if (!outcome.ok) sayRefused({ ...outcome, faults })
  return outcome
}
