import * as shared from '#i18n/cn/product-dsc/shared.ts'
import type { BaseTranslation } from '../../i18n-types.ts'

const cn_product_dsc = {
  name: 'DSC',
  fullName: 'DSC文档共享管控系统',
  category: shared.category,
  taglineClauses: ['文件可以流动，', '边界始终清楚'],
  seo: {
    title: 'DSC文档共享管控与跨域文件摆渡',
    description:
      'DSC把企业网盘、文件外发管控和安全域间文件摆渡合为一体，提供审批、内容检测、水印与全程审计，以1U一体机交付，有4 TB和8 TB两种容量型号。',
  },
  intro:
    '网络隔离挡住了风险，也挡住了协作：研发网要发版本，办公网要收资料，U盘和临时共享便成了绕行的小路。DSC把企业网盘、文件外发管控和安全域之间的文件摆渡放进同一台1U设备，让文件只走一条有审批、有检测、有记录的通道。用户像使用普通网盘一样上传和共享，管理员则能说清每个文件从哪里来、经谁同意、去了哪里。',
  features: [
    {
      title: '企业网盘',
      text: '个人空间、部门空间与项目空间统一管理，支持版本保留、在线预览、回收站和大文件断点续传，云桌面内外均可访问。',
    },
    {
      title: '安全域间文件摆渡',
      text: '在办公网、研发网、互联网区等安全域之间建立受控交换通道，方向、类型、大小和频次均可按策略限定，两侧网络不直接互通。',
    },
    {
      title: '多级审批与代理审批',
      text: `按文件密级、发起部门和目的区域匹配审批流程，支持会签、转交和休假代理。${shared.exception}`,
    },
    {
      title: '内容安全检测',
      text: '病毒查杀、敏感内容识别、真实文件类型识别和嵌套压缩包解析依次执行，命中规则的文件转人工复核或拦截。',
    },
    {
      title: '外发链接管控',
      text: '对外分享可设置有效期、下载次数、提取码和访问者身份，支持仅预览、动态水印和一键收回。',
    },
    {
      title: '细粒度权限',
      text: '查看、编辑、下载、打印和再分享分别授权，权限可随组织架构、项目周期自动生效与回收。',
    },
    {
      title: '全程审计',
      text: '上传、下载、审批、摆渡和外发全部记录，可按人员、文件或区域追溯，摆渡原件按周期留存备查。',
    },
    {
      title: '1U一体机交付',
      text: '软硬件一体的1U机架式设备，提供4 TB与8 TB两种容量型号，上架联网后即可按向导完成初始化。',
    },
  ],
  scenarios: [
    {
      title: '研发网与办公网之间',
      text: '版本包、测试报告经审批后导出，外部资料经查杀后导入，减少U盘使用和私自建共享。',
    },
    {
      title: '内网与互联网区之间',
      text: '市场、法务等部门与客户交换合同、标书和素材，文件经过检测和登记后再进出。',
    },
    {
      title: '总部与分支机构',
      text: '以部门和项目空间替代邮件附件与聊天工具传文件，人员变动时权限随之调整。',
    },
    {
      title: '桌面云环境的数据出口',
      text: '云桌面关闭本地磁盘映射和剪贴板后，由DSC提供统一、可审计的文件进出通道。',
    },
  ],
  architecture: shared.architecture,
  specs: [
    { label: '交付形态', value: '1U机架式软硬件一体机' },
    { label: '容量型号', value: '4 TB、8 TB' },
    { label: '接入方式', value: '多网口分别接入不同安全域' },
    { label: '部署方式', value: '单机或主备' },
    { label: '输出接口', value: 'Syslog、REST API、审计报表' },
    { label: '内容检测', value: '病毒查杀、敏感内容、真实文件类型、嵌套压缩包' },
    { label: '摆渡方向', value: '单向或双向，由策略与隔离方式决定' },
    { label: '文件权限', value: '查看、编辑、下载、打印、再分享分别授权' },
    {
      label: '等保、国密',
      value: '支撑等保2.0第三级的边界防护、访问控制、恶意代码防范与数据完整性；可选SM4存储加密、SM3校验',
    },
  ],
  compatibility: {
    groups: [
      {
        group: '访问方式',
        items: [
          '主流Chromium内核浏览器',
          'Windows客户端',
          'macOS客户端',
          '麒麟与统信UOS客户端',
          '手机浏览器',
        ],
      },
      {
        group: '桌面云环境',
        items: ['MVDA', 'Citrix Virtual Apps and Desktops', 'Omnissa Horizon', '基于KVM的国产桌面云'],
      },
      {
        group: '身份与审批对接',
        items: ['Microsoft AD', 'LDAP', 'OA流程接口', '企业微信与钉钉消息'],
      },
      {
        group: '隔离与网络',
        items: ['防火墙隔离', '网闸', '光闸单向导入', 'VLAN多域接入'],
      },
      {
        group: '日志与检测',
        items: ['Syslog', 'SIEM平台', '第三方防病毒引擎', 'DLP策略接口'],
      },
    ],
  },
  cases: [
    shared.customerCase,
    {
      title: '对外材料可控交付',
      customer: '某市级政务服务机构',
      challenge: '多个科室通过邮件和聊天工具向外部单位发送材料，发出后无法收回。',
      solution: '以外发链接替代附件，统一设置有效期、提取码和水印，敏感内容命中后转人工复核。',
      outcome: '材料何时发出、谁下载过一目了然，错发文件可以及时收回。',
      illustrative: 'yes',
      figures: [],
    },
  ],
  faq: [
    {
      question: 'DSC与网闸是什么关系？',
      answer:
        '网闸解决网络层隔离，DSC解决文件进出的身份、审批、检测与留痕。两者可以配合使用，也可按安全等级选择防火墙隔离部署。',
    },
    {
      question: '4 TB与8 TB型号怎么选？',
      answer: '主要看网盘用户数、单文件大小和摆渡原件的保存周期。售前可根据近3个月的文件往来量协助估算。',
    },
    {
      question: '大文件会不会拖慢办公网？',
      answer: '支持断点续传、限速和错峰摆渡，可为不同部门设置带宽与时段策略。',
    },
    {
      question: '授权和设备怎么报价？',
      answer:
        '设备按型号（4 TB或8 TB）和台数报价，软件授权的计量对象、数量与服务期限在报价单中写明，主备部署按两台设备计。',
    },
    {
      question: '容量不够用了怎么办？',
      answer:
        '先按部门和空间查看占用，缩短原件留存周期或清理旧版本；仍不足时可增配设备或更换为8 TB型号，迁移方案由交付工程师制定。',
    },
    {
      question: '升级和支持怎么安排？',
      answer:
        '升级包经校验后安装，主备部署可先升级备机再切换。病毒库与检测规则可离线导入，服务期内的硬件保修与现场支持在合同中约定。',
    },
  ],
  neighbours: [
    { product: 'mvda', text: 'MVDA把数据留在数据中心，DSC给它留一个可审批、可追溯的出口。' },
    {
      product: 'av',
      text: 'AuditView记录会话里如何使用文件，DSC记录文件如何进出，两份记录可按人员和时间对照。',
    },
    { product: 'mdw', text: 'MDW禁止从调试口推送文件，需要导出的版本包走DSC的审批通道。' },
  ],
} satisfies BaseTranslation

export default cn_product_dsc
