import type { BaseTranslation } from '../../i18n-types.ts'

const cn_buying = {
  seo: {
    title: '采购须知',
    description:
      '授权与计量方式，附算例；支持级别、服务时间与响应时间；价格、渠道与教育的政策；规模估算、安全与合规另有专页，从本页进入。',
  },
  title: '采购须知',
  lead: '授权怎么计量，故障多久响应，价格怎么定。规模估算、安全与合规另有专页。金额以报价单为准。',
  sample: '示例',
  licences: {
    heading: '授权与计量方式',
    product: '产品',
    unit: '计量',
    rules: [
      { term: '命名用户', text: '一人一份，适合每天用自己桌面的人。' },
      { term: '并发', text: '按同一时刻的最大在线数，适合倒班、培训室和临时人员。' },
      { term: '增减', text: '用量增加时补充授权，平台不必重装；同一产品的两种计量可以并用。' },
      { term: '期限', text: '报价单写明授权期限（永久或订阅）和服务期限，两者分别计算。' },
      { term: '第三方授权', text: 'Windows、RDS CAL等第三方授权不含在内，按其厂商的条款取得。' },
    ],
    example: {
      heading: '算例',
      text: '一家公司有400名办公人员，每天用自己的桌面；200名三班倒的客服，同时在线最多80人；另有30名外包人员，会话要录屏，同时在线最多20人。',
      columns: { product: '授权', count: '数量', why: '怎么得出' },
      rows: [
        { unit: 'MVDA命名用户', count: '400', why: '办公人员一人一份' },
        { unit: 'MVDA并发用户', count: '100', why: '客服峰值80，外包峰值20' },
        { unit: 'AuditView并发录制会话', count: '20', why: '只录外包会话，按峰值' },
        {
          unit: 'CenterView被监控桌面',
          count: '500',
          why: '400个专属桌面，100个池桌面',
        },
      ],
      note: '客服按命名用户要200份，按并发只要80份：轮流使用时先算峰值。',
    },
  },
  support: {
    heading: '支持级别',
    lead: '响应指工程师开始处理并给出编号，不是解决时限。以服务合同为准。',
    columns: {
      level: '级别',
      hours: '服务时间',
      outage: '业务中断',
      limited: '功能受限',
      question: '一般咨询',
    },
    rows: [
      { level: '标准', hours: '工作日9:00–18:00', outage: '2小时', limited: '4小时', question: '1个工作日' },
      {
        level: '高级',
        hours: '中断7×24，其余工作日',
        outage: '30分钟',
        limited: '2小时',
        question: '1个工作日',
      },
      { level: '专属', hours: '7×24，固定工程师', outage: '15分钟', limited: '1小时', question: '4小时' },
    ],
    services: '查看六种技术服务',
  },
  prices: {
    heading: '价格、渠道与教育',
    items: [
      {
        term: '怎么报价',
        text: '没有公开的价目表。按产品、计量方式、数量、期限和支持级别报价，报价单写明有效期，金额以合同为准。',
      },
      {
        term: '代理商和合作伙伴的价格',
        text: '按渠道协议：代理商价格、项目报备和折扣都写在协议里，不对外公布。请把公司、地区和主要行业告诉销售，签约后取得当期价格。',
      },
      {
        term: '学校和科研机构',
        text: '按合同：凭办学或科研资质单独报价，条件写入合同。机房和实训室轮流使用，按同时在线的最大人数购买并发授权即可。',
      },
    ],
    contact: '联系销售',
  },
  estimate: {
    heading: '规模估算',
    lead: '填写一个或多个产品的数量，得到管理服务器、桌面主机、存储和带宽。',
    link: '估算规模',
  },
  compliance: {
    heading: '安全与合规',
    lead: '等保与国密、认证、漏洞响应、数据存放和源代码托管的答复，以及可以订阅的安全公告。',
    link: '查看安全与合规',
  },
} satisfies BaseTranslation

export default cn_buying
