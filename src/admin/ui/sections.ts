import { may, type Permission } from '#api/staff/permissions.ts'
import type cn from '#i18n/cn/admin/index.ts'
import type { StaffMember } from '../staff.ts'
import type { IconName } from './icon.tsx'

export type Section = {
  to:
    | '/admin'
    | '/admin/leads'
    | '/admin/figures'
    | '/admin/redirects'
    | '/admin/news'
    | '/admin/jobs'
    | '/admin/media'
    | '/admin/staff'
    | '/admin/audit'
  word: keyof (typeof cn)['nav']
  icon: IconName
  group: 'work' | 'content' | 'manage'
  /** who sees it */
  permission?: Permission
  /** whether a phone has it in its bottom bar */
  tab?: boolean
}

/** Every place of the staff's side, in the order of the rail. */
const sections: readonly Section[] = [
  { to: '/admin', word: 'today', icon: 'today', group: 'work', tab: true },
  { to: '/admin/leads', word: 'leads', icon: 'inbox', group: 'work', permission: 'leads.read', tab: true },
  {
    to: '/admin/figures',
    word: 'figures',
    icon: 'chart',
    group: 'work',
    permission: 'visits.read',
    tab: true,
  },
  {
    to: '/admin/redirects',
    word: 'redirects',
    icon: 'turn',
    group: 'content',
    permission: 'redirects.write',
  },
  { to: '/admin/news', word: 'news', icon: 'doc', group: 'content', permission: 'news.write', tab: true },
  { to: '/admin/jobs', word: 'jobs', icon: 'job', group: 'content', permission: 'jobs.write' },
  { to: '/admin/media', word: 'media', icon: 'pic', group: 'content', permission: 'media.write' },
  {
    to: '/admin/staff',
    word: 'staff',
    icon: 'users',
    group: 'manage',
    permission: 'staff.manage',
    tab: true,
  },
  { to: '/admin/audit', word: 'audit', icon: 'log', group: 'manage', permission: 'audit.read', tab: true },
]

export function sectionsOf({ role }: StaffMember): readonly Section[] {
  return sections.filter(({ permission }) => !permission || may(role, permission))
}
