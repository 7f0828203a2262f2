import { useRouterState } from '@tanstack/react-router'

/** Where the visitor is. */
export type Place = {
  pathname: string
  /** with its question mark, or empty */
  searchStr: string
  search: object
}

/** The path of the page in view, for the menus around it: not of one that is still loading. */
export function usePathname(): string {
  return useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).pathname,
  })
}

/** The same with the search, for what changes with it. */
export function usePlace(): Place {
  return useRouterState({ select: ({ resolvedLocation, location }) => resolvedLocation ?? location })
}

/** `aria-current` of a link to a path. */
export function useCurrent(): (path: string) => 'page' | undefined {
  const pathname = usePathname()
  return (path) => (path === pathname ? 'page' : undefined)
}
