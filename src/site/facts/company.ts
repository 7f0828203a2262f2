/**
 * Edit this and offices.ts to make the site yours; some facts can be set in the environment (env.ts), README.md lists
 * what else to confirm. After changing a QR target run `node tools/build/qr-codes.ts`.
 */
export const company = {
  name: { cn: '云桌科技', en: 'DeskCloud' },
  legalName: { cn: '云桌科技有限公司', en: 'DeskCloud Technology Co., Ltd.' },
  foundedYear: 2011,
  phone: '400-000-0000',
  email: 'contact@deskcloud.example',
  /** for vulnerability reports, in /.well-known/security.txt */
  securityEmail: 'security@deskcloud.example',
  address: {
    cn: '北京市示例大街8号5层',
    en: 'Floor 5, 8 Example Avenue, Beijing, China',
  },
  forumUrl: 'https://forum.deskcloud.example/',
  /** Targets of the footer's QR codes. */
  qrTargets: {
    account: 'https://social.deskcloud.example/account',
    group: 'https://social.deskcloud.example/customers',
    sales: 'https://social.deskcloud.example/sales',
  },
  /** ICP and public security filing numbers; hidden while empty. */
  filing: { icp: '', publicSecurity: '' },
} as const

export type QrTarget = keyof typeof company.qrTargets
