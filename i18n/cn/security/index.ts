import type { BaseTranslation } from '../../i18n-types.ts'

const cn_security = {
  seo: {
    title: '安全与合规',
    description:
      '等保与国密、ISO 27001、SOC 2、VPAT、FIPS、源代码托管、数据存放与渗透测试的答复，漏洞报告与安全公告订阅。',
  },
  title: '安全与合规',
  lead: '招标和安全评审常问的问题，有、没有、按需提供，都写明白。',
  sample: '示例',
  answers: {
    heading: '常见问题的答复',
    note: '标有“示例”的答复由厂商确认后以书面文件为准。',
    columns: { question: '项目', answer: '答复', text: '说明' },
    items: [
      {
        question: '等级保护与密码测评',
        answer: '按需提供',
        text: '产品随系统参加测评，对应条款见下表；已用于三级系统的测评配合材料与密评材料，向销售索取。',
      },
      {
        question: 'ISO/IEC 27001',
        answer: '有',
        text: '研发与技术支持在认证范围内，证书编号与有效期以扫描件为准。',
      },
      { question: 'SOC 2报告', answer: '没有', text: '目前没有SOC 2报告，可以填写您的供应商安全问卷。' },
      {
        question: '无障碍符合性报告（VPAT）',
        answer: '没有',
        text: '产品客户端没有VPAT；本站的无障碍情况见无障碍说明。',
      },
      {
        question: 'FIPS 140',
        answer: '没有',
        text: '没有FIPS 140认证；使用操作系统或OpenSSL经认证的模块时，由您按其说明启用。',
      },
      {
        question: '源代码托管',
        answer: '按需提供',
        text: '可以与约定的第三方签托管协议，写明释放条件，费用另计。',
      },
      {
        question: '数据存放地',
        answer: '在您的环境里',
        text: '产品部署在您的数据中心，业务数据不回传；支持工单和诊断包存放在中国境内，不向境外提供。',
      },
      {
        question: '渗透测试',
        answer: '有',
        text: '每个大版本发布前由第三方测试，摘要在签署保密协议后提供；也接受您自行测试。',
      },
      { question: '漏洞处理制度', answer: '有', text: '接收、评估、修复和公告的时限见下文。' },
      {
        question: '软件物料清单（SBOM）',
        answer: '有',
        text: '随版本提供CycloneDX格式的清单，在产品下载中按类型查找。',
      },
      {
        question: '分包方与数据处理者',
        answer: '有清单',
        text: '本站的服务器托管与邮件发送由境内服务商承担，名单按需提供；交付实施不转包。',
      },
      {
        question: '容灾与恢复（RTO、RPO）',
        answer: '按项目约定',
        text: '取决于集群、存储与备份的设计，没有统一的数值；指标写入方案，并通过恢复演练验证。',
      },
      {
        question: 'IPv6',
        answer: '按项目确认',
        text: '是否双栈由虚拟化平台、网关和终端网络共同决定，在试用中用您的网络验证后写入方案。',
      },
      {
        question: '不连互联网的离线安装与运行',
        answer: '可以',
        text: '安装包与更新核对SHA-256后用介质导入；授权文件离线签发、离线激活；时间与您内网的NTP同步；证书由您的CA签发、续期。授权续期和更新介质怎样交付，按合同约定。',
      },
    ],
  },
  mlps: {
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
  response: {
    heading: '安全响应',
    steps: [
      { title: '报告', text: '发现漏洞请写信到{email:string}，2个工作日内确认收到。' },
      { title: '评估', text: '5个工作日内给出等级和影响的版本；高危先给临时措施。' },
      { title: '修复', text: '高危30天内发布修复版本，其余随下一个版本。' },
      { title: '公告', text: '编号公开，写明影响、修复版本和怎样自查。' },
    ],
  },
  follow: {
    heading: '订阅安全公告',
    text: '每条公告都有编号、影响的版本、修复版本和自查方法。用订阅工具打开下面的地址，新公告会自动出现：',
    all: '全部产品',
    list: '查看安全公告',
  },
} satisfies BaseTranslation

export default cn_security
