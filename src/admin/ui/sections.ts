import type cn from '#i18n/cn/admin/index.ts'
import { may, type Permission, type StaffMember } from '../staff.ts'
import type { IconName } from './icon.tsx'

export type Section = {
  to: '/admin' | '/admin/staff' | '/admin/audit'
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
