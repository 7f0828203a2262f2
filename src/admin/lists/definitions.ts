import type { KeptList } from '#api/contract/permissions.ts'
import type { ListDefinition } from './kept-list-page.tsx'
import { redirects } from './redirects.tsx'

/** Every list that staff keep whole (`keptLists` of the contract). */
export const definitions: { [L in KeptList]: ListDefinition<L> } = {
  redirects,
}
