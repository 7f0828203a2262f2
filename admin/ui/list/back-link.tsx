import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { Link, type LinkProps } from '#src/site/link.tsx'
import { isPlainClick } from '#src/site/routing/is-plain-click.ts'
import { Icon } from '../icon.tsx'

/** From an entry to its list: back in history where it was opened from there, to what was searched for and its row. */
export function BackLink<const To extends string>(props: LinkProps<To>) {
  const { history } = useRouter()
  const goBack = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event) || !isBefore(new URL(event.currentTarget.href))) return
    event.preventDefault()
    history.back()
  }
  return (
    <Link {...props} className="a-icon-button" onClick={goBack}>
      <Icon name="left" />
    </Link>
  )
}

/** Whether the list is what was seen before: its path, and no parameter that names an entry. Without a Navigation API it is not. */
function isBefore(list: URL): boolean {
  const { navigation } = window as Partial<Pick<typeof window, 'navigation'>>
  const url = navigation?.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url
  if (!url) return false
  const { pathname, searchParams } = new URL(url)
  const here = new URLSearchParams(location.search)
  return (
    pathname === list.pathname &&
    [...searchParams.keys()].every((name) => list.searchParams.has(name) || !here.has(name))
  )
}
