import type { BaseTranslation } from '../../i18n-types.ts'

const cn_buying = {
  seo: {
    title: '采购须知',
    description:
      '授权与计量方式，附算例；支持级别、服务时间与响应；各产品对应的等保2.0条款与国密算法；漏洞怎么响应；按数量估算规模，并带入试用申请。',
  },
  title: '采购须知',
  lead: '授权与计量方式、故障多久响应、等保和国密对应到哪一条，写在这一页。金额以报价单为准。',
  sample: '示例',
  licences: {
    heading: '授权与计量方式',
    product: '产品',
    unit: '计量',
    rules: [
      { term: '命名用户', text: '一人一份，适合每天用自己桌面的人。' },
      { term: '并发', text: '按同一时刻的最大在线数，适合倒班、培训室和临时人员。' },
      { term: '增减', text: '用量增加时补充许可，平台不必重装；同一产品的两种计量可以并用。' },
    ],
    example: {
      heading: '算例',
      text: '一家公司有400名办公人员，每天用自己的桌面；200名三班倒的客服，同时在线最多80人；另有30名外包人员，会话要录屏，同时在线最多20人。',
      columns: { product: '许可', count: '数量', why: '怎么得出' },
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
    advisories: '查看安全公告',
    security: {
      heading: '安全响应',
      steps: [
        { title: '报告', text: '发现漏洞请写信到{email:string}，2个工作日内确认收到。' },
        { title: '评估', text: '5个工作日内给出等级和影响的版本；高危先给临时措施。' },
        { title: '修复', text: '高危30天内发布修复版本，其余随下一个版本。' },
        { title: '公告', text: '编号公开，写明影响、修复版本和怎样自查。' },
      ],
    },
  },
  compliance: {
    heading: '等保与国密',
    lead: '测评对象是您的系统，产品提供其中的技术措施。下表按GB/T 22239-2019第三级的条款列出；国密算法按项目选配。',
    columns: { product: '产品', level: '对应的等保条款', crypto: '国密' },
    rows: {
      mvda: {
        level: '身份鉴别8.1.4.1、访问控制8.1.4.2、入侵防范8.1.4.4、剩余信息保护8.1.4.10',
        crypto: '接入网关支持TLCP（GB/T 38636）与SM2证书',
      },
      av: {
        level: '安全审计8.1.4.3、审计管理8.1.5.2；系统、安全、审计三权分立8.1.5.1至8.1.5.3',
        crypto: '录像SM4加密，分段SM3校验',
      },
      dsc: {
        level: '边界防护8.1.3.1、访问控制8.1.3.2、恶意代码防范8.1.3.4、数据完整性8.1.4.7',
        crypto: '存储SM4加密，摆渡SM3校验',
      },
      centerview: { level: '集中管控8.1.5.4', crypto: '不涉及' },
    },
    note: '商用密码产品认证证书、检测报告和等保测评配合材料请向销售索取。',
    contact: '联系销售',
  },
  estimate: {
    heading: '估算规模',
    lead: '选产品，填数量，得到参考配置。金额由销售报价。',
    label: '估算规模',
    product: '产品',
    quantity: '数量',
    hint: '{product:string}按{unit:string}计',
    submit: '估算',
    result: '{product:string}，{quantity:number}{unit:string}：{servers:string}，磁盘{disk:string}',
    above: '{product:string}，{quantity:number}{unit:string}：超出参考表，由售前工程师测算',
    details: '查看{product:string}的规格',
    carry: '附上估算，申请试用',
  },
} satisfies BaseTranslation

export default cn_buying
