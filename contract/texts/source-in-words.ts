import type { Language } from '../values-schema.ts'
import { campaignOf, campaignText, sourceMembers } from '../visit-source.ts'

const referrers: Record<string, Record<Language, string>> = {
  direct: { cn: '直接访问', en: 'direct' },
  search: { cn: '搜索', en: 'from search' },
  social: { cn: '社交平台', en: 'from a social network' },
  other: { cn: '其他网站', en: 'from another site' },
}

/** What tells visits of one campaign apart. */
const details: Record<string, Record<Language, string>> = {
  utm_term: { cn: '关键词', en: 'keyword' },
  utm_content: { cn: '素材', en: 'content' },
  bd_vid: { cn: '百度点击', en: 'Baidu click' },
}

/**
 * A source for people to read: page, kind of referrer, campaign. Whoever comes by a campaign, often without a referrer, does
 * not come directly.
 */
export function sourceInWords(source: string, lang: Language, isWhole = true): string {
  const { page = source, referrer = '', ...members } = sourceMembers(source)
  const rest = Object.entries(details).flatMap(([name, label]) =>
    members[name] ? `${label[lang]} ${members[name]}` : [],
  )
  const campaign = campaignText(campaignOf(source))
  const isCampaign = campaign !== '' || rest.length > 0
  return [
    page,
    referrer === 'direct' && isCampaign ? '' : referrers[referrer]?.[lang],
    campaign,
    ...(isWhole ? rest : []),
  ]
    .filter(Boolean)
    .join(' · ')
}
