import type { KeptList } from '../contract/permissions.ts'
import type { ListBody } from '../contract/staff/staff-api-schema.ts'
import type { Handlers } from '../staff/staff-resource.ts'

export interface ListRules<L extends KeptList> {
  /** Left out where it is called as the list. */
  table?: string
  /** Columns of members that are called otherwise. */
  columns?: { [Member in keyof ListBody<L>]?: string }
  /**
   * @param others the other items
   * @returns what is stored
   * @throws ProblemError 422 with what is wrong, by field
   */
  check?: (body: ListBody<L>, others: readonly ListBody<L>[]) => ListBody<L>
  /** What it has besides `list`, `add`, `change` and `remove`. */
  operations?: Omit<Handlers<L>, 'list' | 'add' | 'change' | 'remove'>
}
