import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { may, type Permission } from '#contract/permissions.ts'
import { useWords } from '#i18n/words.tsx'
import type { StaffMember } from '../staff.ts'
import { staffQuery } from '../staff-api.ts'
import { dueCount, todayQuery } from '../today/today-query.ts'
import type { IconName } from '../ui/icon.tsx'

type Place = {
  /** names its words and its address */
  word: string
  icon: IconName
  group: 'work' | 'content' | 'manage'
  /** who sees it */
  permission: Permission
  /** whether a phone has it in its bottom bar */
  tab?: boolean
}

/** Every place of the staff's side, in the order of the rail. */
const sections = [
  { word: 'today', icon: 'today', group: 'work', permission: 'self', tab: true },
  { word: 'leads', icon: 'inbox', group: 'work', permission: 'leads.read', tab: true },
  { word: 'persons', icon: 'user', group: 'work', permission: 'leads.write' },
  { word: 'figures', icon: 'chart', group: 'work', permission: 'visits.read', tab: true },
  { word: 'news', icon: 'doc', group: 'content', permission: 'news.write', tab: true },
  { word: 'jobs', icon: 'job', group: 'content', permission: 'jobs.write' },
  { word: 'packages', icon: 'box', group: 'content', permission: 'packages.write' },
  { word: 'releases', icon: 'numbers', group: 'content', permission: 'releases.write' },
  { word: 'compatibility', icon: 'link', group: 'content', permission: 'compatibility.write' },
  { word: 'site', icon: 'lang', group: 'content', permission: 'site.write' },
  { word: 'announcements', icon: 'horn', group: 'content', permission: 'announcements.write' },
  { word: 'media', icon: 'pic', group: 'content', permission: 'media.write' },
  { word: 'redirects', icon: 'turn', group: 'content', permission: 'redirects.write' },
  { word: 'searches', icon: 'search', group: 'content', permission: 'searches.write' },
  { word: 'staff', icon: 'users', group: 'manage', permission: 'staff.manage', tab: true },
  { word: 'confirm', icon: 'check', group: 'manage', permission: 'site.confirm' },
  { word: 'audit', icon: 'log', group: 'manage', permission: 'audit.read', tab: true },
  { word: 'handbook', icon: 'book', group: 'work', permission: 'self' },
] as const satisfies Place[]

export type Section = Place & { word: (typeof sections)[number]['word'] }

/** @param staff undefined where nobody can say who it is: what everybody has */
export function sectionsOf(staff: StaffMember | undefined): readonly Section[] {
  return sections.filter(({ permission }) => (staff ? may(staff.role, permission) : permission === 'self'))
}

/** Where a section is. A path with its parameters is an address, too, which the types of routes do not know. */
export function addressOf({ word }: Section) {
  return word === 'today' ? '/admin' : (`/admin/${word}` as '/admin')
}

/** How many there are in each section, as far as that is known; asked again on every page. */
export function useSectionCounts(): Partial<Record<Section['word'], number | null>> {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { data } = useQuery({
    ...staffQuery('counts.list'),
    queryKey: ['staff', 'counts', path],
    placeholderData: keepPreviousData,
  })
  // as the page of today last saw it
  const { data: today } = useQuery({ ...todayQuery, enabled: false })
  return { ...data, today: today && (dueCount(today) || null) }
}

export function useSectionNames(): Record<Section['word'], string> {
  return useWords('admin').nav
}
