import { globSync, readFileSync } from 'node:fs'

/** A text, and where it stands. */
export type Text = { place: string; text: string }

/** A fact in its spellings; what they capture is told. */
export type Fact = { name: string; is: string; cn: RegExp; en: RegExp }

export const tradeFacts: readonly Fact[] = [
  {
    name: 'how far back sessions are searched',
    is: '4',
    cn: /过去(\d+)小时|近(\d+)小时的会话|(\d+)小时会话检索/g,
    en: /(?:past|last) (\w+) hours|(\w+)-hour search|(\w+) hours of session detail/g,
  },
  {
    name: 'what inspection saves a year',
    is: '60',
    cn: /(?<!于|月)[每一]年[^\d，。；]{0,6}(\d+)人天|共(\d+)人天/g,
    en: /sav(?:es?|ing) (\d+) (?:person-days )?a year|(\d+) person-days a year|and (\d+) a year before/g,
  },
  {
    name: 'what inspection took a month',
    is: '5',
    cn: /每月[^\d，。]{0,3}(\d+)人天/g,
    en: /(\d+) person-days a month/g,
  },
  {
    name: 'fewer fault reports',
    is: '26',
    cn: /报障量(?:下降|：部署前100，部署后74，下降)(\d+)%/g,
    en: /(\d+)% fewer|fell by (\d+)%/g,
  },
  {
    name: 'better fault handling',
    is: '50',
    cn: /效率[^\d。]{0,3}提升(\d+)%/g,
    en: /(?:improved|rose) by (\d+)%|(\d+)% better/g,
  },
  {
    name: 'capacities of DSC',
    is: '4 8',
    cn: /(\d) TB(?:或|与|和|、)(\d) TB/g,
    en: /(\d) TB(?: or |, | and )(\d) TB/g,
  },
  { name: 'height of DSC', is: '1', cn: /(\d)U(?=机架|一体机|设备|，|以)/g, en: /\b(\d)U\b/g },
  { name: 'phases of a logon', is: '7', cn: /([七八六])个阶段(?!写)/g, en: /\b(six|seven|eight) phases/gi },
  {
    name: 'least retention of logs',
    is: '6',
    cn: /不少于(\S)个月/g,
    en: /\b(?:least )?(\w+) months(?: or longer)?(?=,? as China|;| or longer can| or longer|\.? A recording)/g,
  },
  { name: 'oldest Android', is: '8', cn: /Android (\d+)及以上/g, en: /Android (\d+) (?:and|or) later/g },
  { name: 'oldest iOS', is: '14', cn: /iPadOS (\d+)及以上/g, en: /iPadOS (\d+) (?:and|or) later/g },
  {
    name: 'oldest Windows Server',
    is: '2016',
    cn: /Windows Server (\d+)及以上/g,
    en: /Windows Server (\d+) and later/g,
  },
  { name: 'port of ADB', is: '5037', cn: /端口(\d{4})/g, en: /(?:takes|port,) (\d{4})/g },
  {
    name: 'what 8.0 is upgraded from',
    is: '7.2',
    cn: /(?:升级到8\.0需要|当前版本需要在)([\d.]+\d)及以上/g,
    en: /upgrade to 8\.0 you need ([\d.]+\d) or later|You need ([\d.]+\d) or later/g,
  },
  {
    name: 'longest name',
    is: '15',
    cn: /(?:^最多|最多为|显示名最多|顶部，最多)(\d+)个字符/gm,
    en: /(?:^Up to|max length is|display name can have at most|page, up to) (\d+)/gm,
  },
  {
    name: 'minutes of a code',
    is: '10',
    cn: /(?:验证码|验证邮件|验证码会)[^。\n]{0,30}?(\d+)分钟(?:内有效|失效)/g,
    en: /(?:valid for|works for|expire after) (\d+) minutes/g,
  },
  {
    name: 'length of the call',
    is: '20',
    cn: /约([二三]?十|\d+)分钟/g,
    en: /(?:about |a )(\d+)(?:-| )minutes?/gi,
  },
  {
    name: 'keeping applications',
    is: '12',
    cn: /最后一次联系之后(\d+)个月/g,
    en: /(\d+) months after our last contact/g,
  },
  {
    name: 'keeping unverified applications',
    is: '30',
    cn: /没有通过邮箱验证的[^\d。]{0,6}(\d+)天/g,
    en: /never verified(?: are deleted after|:) (\d+) days/g,
  },
  {
    name: 'answers on personal information',
    is: '15',
    cn: /(\d+)个工作日内办结/g,
    en: /finish (?:and answer )?within (\d+) working days/g,
  },
  { name: 'keeping CVs', is: '12', cn: /招聘结束后(\d+)个月/g, en: /(\d+) months after that round/g },
]

const numbers: Record<string, string> = {
  六: '6',
  七: '7',
  八: '8',
  二十: '20',
  four: '4',
  six: '6',
  seven: '7',
  eight: '8',
}

/** Each place that tells a fact, with what it tells. */
export function toldOf(fact: Fact, lang: 'cn' | 'en', texts: readonly Text[]) {
  return texts.flatMap(({ place, text }) =>
    [...text.matchAll(fact[lang])].map(([all, ...parts]) => {
      const value = parts.filter(Boolean).map((part) => numbers[part.toLowerCase()] ?? part)
      return { place, all, value: value.join(' ') }
    }),
  )
}

/** What a text says of a day: the name that stands beside it, and the version it is of. */
export type ToldDay = { place: string; all: string; label: string; day: string; version: string | undefined }

const months = 'January February March April May June July August September October November December'
const written = `(?:(\\d{4})[-年](\\d\\d?)[-月](\\d\\d?)|(\\d\\d?) (${months.replaceAll(' ', '|')}) (\\d{4}))`
const version = '(?:(\\d+\\.\\d+(?:\\.\\d+)?)[^\\d。；.;]{0,24}?)?'
const dayNames = {
  cn: new RegExp(`${version}(安全修复|修复|支持)[^\\d。；，\\s]{0,8} {0,3}${written}`, 'g'),
  en: new RegExp(
    `${version}\\b(security fixes|fixes|support\\w*)(?: ?[^\\d.;,\\s]+){0,3} {0,3}${written}`,
    'gi',
  ),
}

/** Each day that a text gives for an end of fixes, of security fixes, or of "support", which is neither. */
export function toldDays(lang: 'cn' | 'en', texts: readonly Text[]): ToldDay[] {
  return texts.flatMap(({ place, text }) => {
    let before: string | undefined
    return [...text.replaceAll('\u00a0', ' ').matchAll(dayNames[lang])].map(
      ([all, version, label = '', year, month, date, dateEn, monthEn, yearEn]) => {
        before = version ?? before
        const number = month ?? months.split(' ').indexOf(monthEn ?? '') + 1
        const parts = [year ?? yearEn, number, date ?? dateEn]
        return {
          place,
          all,
          version: before,
          label: dayLabels[label.toLowerCase()] ?? label,
          day: parts.map((part) => String(part).padStart(2, '0')).join('-'),
        }
      },
    )
  })
}

const dayLabels: Record<string, string> = {
  修复: 'fixesUntil',
  安全修复: 'securityUntil',
  fixes: 'fixesUntil',
  'security fixes': 'securityUntil',
}

export type SeededRelease = {
  product: string
  part: string
  version: string
  releasedAt: string
  fixesUntil: string
  securityUntil: string
  builds: { id: string }[]
  documents?: { id: string; fileName: string }[]
}

/** Every version as the seeds have it. */
export const seededReleases: readonly SeededRelease[] = globSync('api/seed/packages/*.json').flatMap(
  (file) => {
    const { product, part, releases } = JSON.parse(readFileSync(file, 'utf8')) as {
      product: string
      part: string
      releases: Omit<SeededRelease, 'product' | 'part'>[]
    }
    return releases.map((release) => ({ ...release, product, part }))
  },
)

/** Those that are not as the life cycle has it: another day, or another name for it. */
export function wrongDays(told: readonly ToldDay[]): ToldDay[] {
  return told.filter(({ label, day, version }) => {
    const known = seededReleases.filter((one) => version === undefined || one.version === version)
    return !known.some((one) => label in one && one[label as 'fixesUntil'] === day)
  })
}
