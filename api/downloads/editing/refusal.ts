import { ProblemError } from '../../http/problem.ts'

/** What cannot be done with a package, by field. */
export function refusal(field: string, code: string, detail: string): ProblemError {
  return new ProblemError(422, code, { errors: [{ field, code, detail }] })
}
