import {
  type NavigateOptions,
  type RegisteredRouter,
  // biome-ignore lint/style/noRestrictedImports: given its types here
  useNavigate as useRouterNavigate,
} from '@tanstack/react-router'
import type { AnchorOf } from './page-anchors.ts'

type Navigate = <const To extends string | undefined = '.'>(
  place: Omit<NavigateOptions<RegisteredRouter, string, To>, 'hash'> & { hash?: AnchorOf<To> },
) => Promise<void>

/** The router's `useNavigate`, which takes any text for a section of a page. */
export const useNavigate: () => Navigate = useRouterNavigate as () => Navigate
