/** What a rule found. */
export type Problem = {
  /** the rule's name, as the list of exceptions uses it */
  rule: string
  path: string
  /** 1-based; undefined when the file as a whole is meant */
  line?: number
  message: string
  /** what an exception names, where that is not the path */
  key?: string
}

/** `app/x.ts:12  message (rule)`, as editors and terminals make links of it. */
export function describeProblem({ rule, path, line, message }: Problem): string {
  return `${path}${line ? `:${line}` : ''}  ${message} (${rule})`
}
