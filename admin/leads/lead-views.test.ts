import { expect, it } from 'vitest'
import { readLeadSearch } from '../filters.ts'
import { textOfView } from './lead-views.ts'

it('keeps of a search what is said, but not what was searched for', () => {
  expect(textOfView(readLeadSearch({ status: 'won', owner: 'me', q: 'Zhang', product: 'beos' }))).toBe(
    'status=won&owner=me',
  )
})
