import type { LeadStatus, LostReason } from '../keys.ts'
import type { Language } from '../values-schema.ts'

interface LeadWords {
  status: string
  statuses: Record<LeadStatus, string>
  lostReason: string
  lostReasons: Record<LostReason, string>
  owner: string
  due: string
  /** after the name of an owner */
  former: Record<'active' | 'deactivated' | 'other-role', string>
  company: string
}

/** What both the staff's pages and the upstream's exports call what is known of an application. */
export const leadWords = {
  cn: {
    status: '状态',
    statuses: {
      new: '新',
      called: '已联系',
      'trial-running': '试用中',
      won: '成交',
      lost: '未成交',
      spam: '垃圾',
    },
    lostReason: '未成交原因',
    lostReasons: {
      price: '价格',
      competitor: '选了别家',
      function: '功能不满足',
      budget: '没有预算',
      timing: '时间不合适',
      unreachable: '联系不上',
      other: '其他',
    },
    owner: '负责人',
    due: '下次联系',
    former: { active: '', deactivated: '（已停用）', 'other-role': '（已不处理申请）' },
    company: '公司',
  },
  en: {
    status: 'Status',
    statuses: {
      new: 'New',
      called: 'Contacted',
      'trial-running': 'Trial running',
      won: 'Won',
      lost: 'Lost',
      spam: 'Spam',
    },
    lostReason: 'Reason for loss',
    lostReasons: {
      price: 'Price',
      competitor: 'Chose a competitor',
      function: 'Function missing',
      budget: 'No budget',
      timing: 'Wrong time',
      unreachable: 'Not reachable',
      other: 'Other',
    },
    owner: 'Owner',
    due: 'Next call',
    former: { active: '', deactivated: ' (deactivated)', 'other-role': ' (no longer works applications)' },
    company: 'Company',
  },
} as const satisfies Record<Language, LeadWords>
