import { notFound, redirect } from '@tanstack/react-router'
import { StatusError } from '#src/site/failure.ts'
import type { Answer } from '#src/upstream/read-answer.server.ts'

/**
 * What a page is made of: the data of an answer.
 * @throws a redirect to the sign-in without a session; notFound; StatusError with the answer's status
 */
export function readStaff<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.data
  const { kind, status } = answer.trouble
  if (status === 401) throw redirect({ to: '/admin/sign-in' })
  if (kind === 'missing') throw notFound()
  throw new StatusError(
    status && status < 500 ? status : 503,
    `the staff API answered ${status ?? 'nothing'}`,
  )
}
