export const roles = ['editor', 'publisher', 'sales', 'admin'] as const

export type Role = (typeof roles)[number]

const writers = ['editor', 'publisher', 'admin'] as const
const publishers = ['publisher', 'admin'] as const
const sellers = ['sales', 'admin'] as const
const admins = ['admin'] as const

/** Deny by default. */
export const permissions = {
  /** own session, password, second factor and language */
  self: roles,
  'news.write': writers,
  'news.publish': publishers,
  'jobs.write': writers,
  'jobs.publish': publishers,
  'media.write': writers,
  'media.remove': publishers,
  'packages.write': publishers,
  'releases.write': publishers,
  'compatibility.write': publishers,
  'redirects.write': publishers,
  'searches.write': publishers,
  'announcements.write': writers,
  'announcements.publish': publishers,
  'site.write': writers,
  'site.publish': publishers,
  'site.confirm': admins,
  'leads.read': sellers,
  'leads.write': sellers,
  'visits.read': roles,
  'staff.manage': admins,
  'audit.read': admins,
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof permissions

export function may(role: Role, permission: Permission): boolean {
  return (permissions[permission] as readonly Role[]).includes(role)
}

/** Roles with access to applicants' personal data need a second factor. */
export function needsSecondFactor(role: Role): boolean {
  return may(role, 'leads.read')
}
