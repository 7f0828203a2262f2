import { may, type Permission } from '#api/contract/permissions.ts'
import type { StaffMember } from '../staff.ts'
import type { IconName } from '../ui/icon.tsx'

type Page = 'leads' | 'figures' | 'redirects' | 'news' | 'jobs' | 'packages' | 'media' | 'staff' | 'audit'

export type Section = {
  /** names its words and its address */
  word: Page | 'today'
  icon: IconName
  group: 'work' | 'content' | 'manage'
  /** who sees it */
  permission: Permission
  /** whether a phone has it in its bottom bar */
  tab?: boolean
}

/** Every place of the staff's side, in the order of the rail. */
const sections: readonly Section[] = [
  { word: 'today', icon: 'today', group: 'work', permission: 'self', tab: true },
  { word: 'leads', icon: 'inbox', group: 'work', permission: 'leads.read', tab: true },
  { word: 'figures', icon: 'chart', group: 'work', permission: 'visits.read', tab: true },
  { word: 'redirects', icon: 'turn', group: 'content', permission: 'redirects.write' },
  { word: 'news', icon: 'doc', group: 'content', permission: 'news.write', tab: true },
  { word: 'jobs', icon: 'job', group: 'content', permission: 'jobs.write' },
  { word: 'packages', icon: 'box', group: 'content', permission: 'packages.write' },
  { word: 'media', icon: 'pic', group: 'content', permission: 'media.write' },
  { word: 'staff', icon: 'users', group: 'manage', permission: 'staff.manage', tab: true },
  { word: 'audit', icon: 'log', group: 'manage', permission: 'audit.read', tab: true },
]

export function sectionsOf({ role }: StaffMember): readonly Section[] {
  return sections.filter(({ permission }) => may(role, permission))
}

export function addressOf({ word }: Section): '/admin' | `/admin/${Page}` {
  return word === 'today' ? '/admin' : `/admin/${word}`
}
