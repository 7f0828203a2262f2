import { Link } from '#src/site/link.tsx'
import { Icon } from '../icon.tsx'
import type { Column } from './data-table.tsx'

type SortByProps<S extends { sort?: string | undefined }> = {
  to: '/admin/news'
  /** of the list's address; a minus before its `sort` means downwards */
  search: S
  sort: string
  heading: string
  /** the list goes by it, downwards, where its address does not say */
  isFirst?: boolean
}

/** The heading of a column that sorts its list: by it upwards, and downwards on the next click. */
export function sortBy<S extends { sort?: string | undefined }>(
  props: SortByProps<S>,
): Pick<Column<unknown>, 'heading' | 'sort'> {
  const { to, search, sort, heading, isFirst = false } = props
  const { sort: present = isFirst ? `-${sort}` : '', ...rest } = search
  const isUp = present === sort
  const isDown = present === `-${sort}`
  const next = isUp ? `-${sort}` : sort
  return {
    sort: isUp ? 'ascending' : isDown ? 'descending' : 'none',
    heading: (
      <Link to={to} search={next === `-${sort}` && isFirst ? rest : { ...rest, sort: next }}>
        {heading}
        {(isUp || isDown) && <Icon name={isUp ? 'up' : 'down'} small />}
      </Link>
    ),
  }
}
