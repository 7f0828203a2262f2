/** Not in company.ts, which is in every page's bundle. Head office first. */
export const offices = [
  {
    key: 'beijing',
    city: { cn: '北京', en: 'Beijing' },
    phone: '010-0000-0000',
    address: { cn: '北京市示例大街8号5层', en: 'Floor 5, 8 Example Avenue, Beijing' },
  },
  {
    key: 'shanghai',
    city: { cn: '上海', en: 'Shanghai' },
    phone: '021-0000-0000',
    address: { cn: '上海市示例中路20号12层', en: 'Floor 12, 20 Example Middle Road, Shanghai' },
  },
  {
    key: 'shenzhen',
    city: { cn: '深圳', en: 'Shenzhen' },
    phone: '0755-0000-0000',
    address: { cn: '深圳市示例南路16号9层', en: 'Floor 9, 16 Example South Road, Shenzhen' },
  },
  {
    key: 'chengdu',
    city: { cn: '成都', en: 'Chengdu' },
    phone: '028-0000-0000',
    address: { cn: '成都市示例西路6号3层', en: 'Floor 3, 6 Example West Road, Chengdu' },
  },
] as const

/** Map link; the office's Chinese address is appended. Opened only on click. */
export const mapSearchUrl = 'https://uri.amap.com/search?keyword='

export const departments = [
  {
    key: 'sales',
    name: { cn: '销售咨询', en: 'Sales' },
    phone: '400-000-0000',
    email: 'sales@deskcloud.example',
  },
  {
    key: 'support',
    name: { cn: '技术支持', en: 'Technical support' },
    phone: '400-000-0001',
    email: 'support@deskcloud.example',
  },
  {
    key: 'careers',
    name: { cn: '人才招聘', en: 'Recruitment' },
    phone: '010-0000-0002',
    email: 'jobs@deskcloud.example',
  },
  {
    key: 'press',
    name: { cn: '媒体联络', en: 'Press' },
    phone: '010-0000-0003',
    email: 'press@deskcloud.example',
  },
  {
    key: 'privacy',
    name: { cn: '个人信息保护', en: 'Privacy' },
    phone: '010-0000-0004',
    email: 'privacy@deskcloud.example',
  },
] as const
