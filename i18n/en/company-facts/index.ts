import type { NamespaceCompanyFactsTranslation } from '../../i18n-types.ts'

const en_company_facts: NamespaceCompanyFactsTranslation = {
  legalName: 'DeskCloud Technology Co., Ltd.',
  foundedYear: '2011',
  securityEmail: 'security@deskcloud.example',
  qr: {
    account: 'https://social.deskcloud.example/account',
    group: 'https://social.deskcloud.example/customers',
    sales: 'https://social.deskcloud.example/sales',
  },
  icp: '',
  publicSecurity: '',
  departments: {
    sales: { phone: '', email: 'sales@deskcloud.example' },
    support: { phone: '400-000-0001', email: 'support@deskcloud.example' },
    careers: { phone: '010-0000-0002', email: 'jobs@deskcloud.example' },
    press: { phone: '010-0000-0003', email: 'press@deskcloud.example' },
    privacy: { phone: '010-0000-0004', email: 'privacy@deskcloud.example' },
  },
  offices: [
    {
      city: 'Beijing',
      serves: 'North, north-east and north-west China, and regions without a branch',
      text: 'Product, solutions and customer service teams, for government and state-owned enterprises.',
      address: 'Floor 5, 8 Example Avenue, Beijing',
      phone: '010-0000-0000',
      map: '北京市示例大街8号5层',
    },
    {
      city: 'Shanghai',
      serves: 'Shanghai, Jiangsu, Zhejiang and Anhui',
      text: 'Pre-sales and delivery teams for finance and business.',
      address: 'Floor 12, 20 Example Middle Road, Shanghai',
      phone: '021-0000-0000',
      map: '上海市示例中路20号12层',
    },
    {
      city: 'Shenzhen',
      serves: 'South China',
      text: 'Pre-sales and delivery teams for manufacturing and R&D.',
      address: 'Floor 9, 16 Example South Road, Shenzhen',
      phone: '0755-0000-0000',
      map: '深圳市示例南路16号9层',
    },
    {
      city: 'Chengdu',
      serves: 'South-west and central China',
      text: 'Delivery and technical support teams.',
      address: 'Floor 3, 6 Example West Road, Chengdu',
      phone: '028-0000-0000',
      map: '成都市示例西路6号3层',
    },
  ],
}

export default en_company_facts
