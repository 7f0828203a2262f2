/**
 * Every fact about the company, with offices.ts: edit them to make the site yours. Facts that differ between
 * deployments (forum, filing numbers) can also be set in the environment, see env.ts. The domains end in `.example`,
 * which is reserved and belongs to nobody. After changing a QR target run `node tools/qr-codes.ts`.
 * What else an owner has to confirm: README.md.
 */
export const company = {
  name: { cn: '云桌科技', en: 'DeskCloud' },
  legalName: { cn: '云桌科技有限公司', en: 'DeskCloud Technology Co., Ltd.' },
  foundedYear: 2011,
  phone: '400-000-0000',
  email: 'contact@deskcloud.example',
  /** for reports of weaknesses, in /.well-known/security.txt */
  securityEmail: 'security@deskcloud.example',
  address: {
    cn: '北京市示例大街8号5层',
    en: 'Floor 5, 8 Example Avenue, Beijing, China',
  },
  forumUrl: 'https://forum.deskcloud.example/',
  /** What the footer's codes lead to when scanned. */
  qrTargets: {
    account: 'https://social.deskcloud.example/account',
    group: 'https://social.deskcloud.example/customers',
    sales: 'https://social.deskcloud.example/sales',
  },
  /** Filing numbers of the mainland authorities; never invented, hidden while empty. */
  filing: { icp: '', publicSecurity: '' },
} as const

export type QrTarget = keyof typeof company.qrTargets
