import { useMatches } from '@tanstack/react-router'
import type { LayoutName } from '../../routes/__root.tsx'

/** The layout of the page in view; the deepest route that names one decides. */
export function useLayoutName(): LayoutName {
  return useMatches({
    select: (matches) =>
      matches.findLast(({ staticData }) => staticData.layout)?.staticData.layout ?? 'default',
  })
}
