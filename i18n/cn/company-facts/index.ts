import type { BaseTranslation } from '../../i18n-types.ts'

/** Facts that few pages tell; those of every page are `company` in the root. An empty telephone is the company’s. */
const cn_company_facts = {
  legalName: '云桌科技有限公司',
  foundedYear: '2011',
  // for vulnerability reports, in /.well-known/security.txt
  securityEmail: 'security@deskcloud.example',
  // targets of the footer's QR codes
  qr: {
    account: 'https://social.deskcloud.example/account',
    group: 'https://social.deskcloud.example/customers',
    sales: 'https://social.deskcloud.example/sales',
  },
  // filing numbers of the footer, which shows none that is empty
  icp: '',
  publicSecurity: '',
  departments: {
    sales: { phone: '', email: 'sales@deskcloud.example' },
    support: { phone: '400-000-0001', email: 'support@deskcloud.example' },
    careers: { phone: '010-0000-0002', email: 'jobs@deskcloud.example' },
    press: { phone: '010-0000-0003', email: 'press@deskcloud.example' },
    privacy: { phone: '010-0000-0004', email: 'privacy@deskcloud.example' },
  },
  // head office first; `map` is what the map service is asked for, in Chinese
  offices: [
    {
      city: '北京',
      serves: '华北、东北、西北，以及没有分支机构的地区',
      text: '产品、方案与客户服务团队，面向政务与央企客户。',
      address: '北京市示例大街8号5层',
      phone: '010-0000-0000',
      map: '北京市示例大街8号5层',
    },
    {
      city: '上海',
      serves: '上海、江苏、浙江、安徽',
      text: '面向金融与企业客户的售前与实施团队。',
      address: '上海市示例中路20号12层',
      phone: '021-0000-0000',
      map: '上海市示例中路20号12层',
    },
    {
      city: '深圳',
      serves: '华南',
      text: '面向制造与研发客户的售前与实施团队。',
      address: '深圳市示例南路16号9层',
      phone: '0755-0000-0000',
      map: '深圳市示例南路16号9层',
    },
    {
      city: '成都',
      serves: '西南、华中',
      text: '实施与技术支持团队。',
      address: '成都市示例西路6号3层',
      phone: '028-0000-0000',
      map: '成都市示例西路6号3层',
    },
  ],
} satisfies BaseTranslation

export default cn_company_facts
