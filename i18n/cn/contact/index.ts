import type { BaseTranslation } from '../../i18n-types.ts'

const cn_contact = {
  seo: {
    title: '联系我们',
    description:
      '总部与各分支机构的地址、电话和邮箱，销售、技术支持、人才招聘、媒体与隐私事务的联系方式，以及服务时间。写清需求，对应部门会直接回复您。',
  },
  title: '联系我们',
  lead: '说明您的情况，对应部门直接回复。',
  labels: {
    address: '地址',
    phone: '电话',
    email: '邮箱',
    hours: '服务时间',
    map: '查看地图',
    serves: '服务区域',
  },
  hours: {
    text: '工作日9:00–18:00（北京时间），法定节假日除外。',
    outside: '其他时间请写邮件，下一个工作日回复。已签服务合同的客户按合同约定的渠道报障。',
  },
  offices: {
    heading: '办公地点',
    text: '到访前请先与联系人约定时间。',
    head: '总部',
    branch: '分支机构',
  },
  departments: {
    heading: '按事务找部门',
    // `id`: in `departments` of `company`, which has telephone and e-mail
    items: [
      { id: 'sales', name: '销售咨询', text: '报价、方案、招投标资料、渠道合作。' },
      { id: 'support', name: '技术支持', text: '安装、升级、故障。请附上产品版本和发生时间。' },
      { id: 'careers', name: '人才招聘', text: '应聘、实习、校园合作。标题写明“姓名＋职位”。' },
      { id: 'press', name: '媒体联络', text: '采访、转载、公司资料与标识使用。' },
      { id: 'privacy', name: '个人信息保护', text: '查询、更正、导出或删除您的个人信息。' },
    ],
  },
  ways: {
    heading: '更快的办法',
    items: [
      { id: 'trial', title: '想先试一试', text: '填写试用申请，不用等电话接通。', linkText: '申请试用' },
      {
        id: 'service',
        title: '正在处理故障',
        text: '查看六种技术服务怎样开始、各要准备什么。',
        linkText: '查看技术服务',
      },
      { id: 'joinus', title: '想加入我们', text: '查看在招职位，按团队和城市筛选。', linkText: '查看职位' },
    ],
  },
} satisfies BaseTranslation

export default cn_contact
