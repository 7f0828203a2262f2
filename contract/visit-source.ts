/** Members of a source that say which campaign a visit came by. */
export const campaignMembers = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
  'bd_vid',
]

/** The members of a source as it is stored, `page=/cn referrer=search utm_source=baidu`. */
export function sourceMembers(source: string): Record<string, string> {
  const members = source.split(' ').filter((member) => member.includes('='))
  return Object.fromEntries(
    members.map((member) => [member.slice(0, member.indexOf('=')), member.slice(member.indexOf('=') + 1)]),
  )
}

/** As a page is counted, however its address was typed. */
export function countedPage(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/'
}

/** Of a campaign, in the order of its key: a source, a medium and a name. */
export const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign'] as const

/** The campaign of a source, `baidu cpc spring-2026`, with `-` for what is not said; empty where there is none. */
export function campaignOf(source: string): string {
  const members = sourceMembers(source)
  const said = campaignKeys.map((name) => members[name])
  return said.some(Boolean) ? said.map((value) => value || '-').join(' ') : ''
}

/** A campaign for people to read: `baidu / cpc / spring-2026`. */
export function campaignText(campaign: string): string {
  return campaign
    .split(' ')
    .filter((part) => part !== '-')
    .join(' / ')
}
