import { useMatch } from '@tanstack/react-router'
import type { Locale } from '#src/site/locale.ts'

/** The language of the staff's side, which its address does not name; undefined on all other pages, and where it is off. */
export function useAdminLanguage(): Locale | undefined {
  return useMatch({ from: '/admin', shouldThrow: false, select: ({ loaderData }) => loaderData?.lang })
}
