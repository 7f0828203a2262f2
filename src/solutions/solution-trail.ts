import type { NamespaceWords } from '#i18n/i18n-namespaces.ts'
import type { Trail } from '#src/site/trail.ts'

/** The steps above a solution. */
export function solutionTrail({ crumb }: NamespaceWords['solutions']): Trail<'' | undefined> {
  return [
    { key: 'home', name: crumb.home, path: '' },
    { key: 'solutions', name: crumb.solutions, path: undefined },
  ]
}
