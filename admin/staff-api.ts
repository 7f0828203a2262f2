import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { StaffApi } from '#contract/staff/staff-api-schema.ts'
import type { Outcome } from './read-staff.server.ts'
import { callChange, callRead } from './staff-api.functions.ts'
import { offerUndo } from './ui/undo.ts'

/** An operation of the staff API, such as `jobs.save`. */
export type OperationName = {
  [A in keyof StaffApi]: `${A}.${keyof StaffApi[A] & string}`
}[keyof StaffApi]

type OperationOf<N> = N extends `${infer A extends keyof StaffApi}.${infer O}`
  ? StaffApi[A][O & keyof StaffApi[A]]
  : never

type Part<N, K extends string> = OperationOf<N> extends Record<K, { inferIn: infer T }> ? T : never

/** What an operation answers; null where it says nothing. */
export type AnswerOf<N> = OperationOf<N> extends { answers: { infer: infer T } } ? T : null

type RouteOf<N> = OperationOf<N> extends { route: infer R } ? R : never

/** What an operation is asked with: what its route, its schemas and If-Match want. */
export type InputOf<N> = (RouteOf<N> extends `${string}:id${string}` ? { id: string } : unknown) &
  (RouteOf<N> extends `${string}:part${string}` ? { part: string } : unknown) &
  (OperationOf<N> extends { ifMatch: true } ? { version: number } : unknown) &
  (OperationOf<N> extends { query: unknown } ? { query?: Part<N, 'query'> } : unknown) &
  (OperationOf<N> extends { body: unknown } ? { body: Part<N, 'body'> } : unknown)

export type Input<N> = unknown extends InputOf<N> ? [] : [input: InputOf<N> & object]

type Call = Parameters<typeof callRead>[0]['data']

function dataOf(operation: OperationName, input: object | undefined): Call {
  return { operation, ...input }
}

/** Reads what a page is made of. @throws a redirect to the sign-in without a session; notFound; StatusError */
export async function readApi<N extends OperationName>(
  operation: N,
  ...[input]: Input<N>
): Promise<AnswerOf<N>> {
  return callRead({ data: dataOf(operation, input) }) as Promise<AnswerOf<N>>
}

/**
 * Changes something. The same change is sent once while there is no answer to it: a double click, or a key that is held
 * down, gets that answer too.
 * @param input `version` is the one that was seen
 */
export function changeApi<N extends OperationName>(
  operation: N,
  ...[input]: Input<N>
): Promise<Outcome<AnswerOf<N>>> {
  const data = dataOf(operation, input)
  const key = JSON.stringify(data)
  const sent =
    underway.get(key) ??
    callChange({ data })
      .then((outcome) => {
        if (outcome.ok && outcome.undo) offerUndo(outcome.undo)
        return outcome
      })
      .finally(() => underway.delete(key))
  underway.set(key, sent)
  return sent as Promise<Outcome<AnswerOf<N>>>
}

const underway = new Map<string, ReturnType<typeof callChange>>()

/** Marks what a page asks by itself: it keeps no session from going idle. */
export const poll = { headers: { 'x-poll': '1' } }

/** What a change of one record makes out of date: everything of its area. */
export function areaKey(area: keyof StaffApi) {
  return ['staff', area] as const
}

export function staffQuery<N extends OperationName>(operation: N, ...input: Input<N>) {
  return queryOptions({
    queryKey: ['staff', ...operation.split('.'), ...input],
    queryFn: () => readApi(operation, ...input),
    staleTime: 0,
  })
}

type Paged = {
  [N in OperationName]: AnswerOf<N> extends { nextCursor: string | null } ? N : never
}[OperationName]

/** A list that comes by pages. @param query what it is filtered by */
export function staffPages<N extends Paged>(operation: N, query: Part<N, 'query'>) {
  return infiniteQueryOptions({
    queryKey: ['staff', ...operation.split('.'), query],
    queryFn: ({ pageParam }) => {
      const input = { query: { ...(query as object), ...(pageParam && { cursor: pageParam }) } }
      return callRead({ data: dataOf(operation, input) }) as Promise<AnswerOf<N>>
    },
    initialPageParam: '',
    getNextPageParam: (page) => (page as { nextCursor: string | null }).nextCursor,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}
