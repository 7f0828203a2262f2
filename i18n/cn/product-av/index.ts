import * as shared from '#i18n/cn/product-av/shared.ts'
import type { BaseTranslation } from '../../i18n-types.ts'

const cn_product_av = {
  name: 'AuditView',
  fullName: 'AuditView桌面云录屏审计与用户行为分析系统',
  category: shared.category,
  taglineClauses: ['桌面上做过什么，', '搜一下，', '就能回放'],
  seo: {
    title: 'AuditView录屏审计与用户行为分析',
    description:
      'AuditView在虚拟桌面会话内按策略录屏并采集行为事件，支持画面与事件关联检索、行为基线、实时监看与分权审计，帮您还原操作过程、及早发现风险。',
  },
  intro:
    '桌面云把数据收进了数据中心，但连接日志只能说明谁在何时登录，说不清会话里发生了什么。AuditView在虚拟桌面与虚拟应用会话内按策略录制屏幕，同步采集应用、窗口、文件、剪贴板和外设等行为事件。审计人员可以像搜索日志一样搜索录像，从一条告警直接跳到对应画面，把一次操作的来龙去脉还原清楚。',
  features: [
    {
      title: '策略化录屏',
      text: '按用户、部门、桌面池、应用或时间段划定录制范围，既可全程录制，也可由敏感应用启动、文件外发等事件触发。',
    },
    {
      title: '画面与事件关联检索',
      text: '应用名称、窗口标题、网址、文件名和操作类型统一建立索引，点击检索结果即可从录像的对应时刻开始播放。',
    },
    {
      title: '变化区域编码与断点补传',
      text: '只记录画面变化区域并随操作节奏调整帧率，静止画面不重复写入；网络中断时在本地加密缓存，恢复后自动补传。',
    },
    {
      title: '用户行为基线分析',
      text: '以岗位和个人历史行为为基线，识别非工作时段访问、批量打开文件、异常外设接入等偏离行为，并按风险分值排序提示。',
    },
    {
      title: '实时监看与处置联动',
      text: '对进行中的高风险会话实时监看，告警可推送至邮件、Syslog或SIEM，并可按策略提示用户、锁定或断开会话。',
    },
    {
      title: '水印溯源',
      text: '屏幕明水印与隐水印携带用户、终端和时间信息，出现拍屏外泄时可与会话录像相互印证。',
    },
    {
      title: '完整性保护与分权审计',
      text: '录像加密存储并逐段校验完整性；系统管理、安全管理与审计查看三权分立，审计员自身的查看、导出操作同样留痕。',
    },
    {
      title: '留存与容量管理',
      text: '按业务等级设置保存周期与归档策略，可按网络日志留存不少于6个月的要求配置；容量趋势提前预警。',
    },
  ],
  scenarios: [
    {
      title: '外包与第三方运维',
      text: '为外包人员和驻场厂商的会话启用全程录制，登录时明示录屏告知，出现误操作或争议时以录像厘清过程。',
    },
    {
      title: '金融与政务敏感岗位',
      text: '对接触客户信息、资金指令或政务数据的岗位按应用触发录制，在控制存储成本的同时满足内控检查要求。',
    },
    {
      title: '研发与设计资料保护',
      text: '关注代码、图纸的批量打开、复制和外发，结合行为基线及早发现离职前的风险。',
    },
    {
      title: '故障与投诉还原',
      text: '用户反映的偶发问题难以复现时，直接回看当时的操作画面。',
    },
  ],
  architecture: {
    summary:
      '会话代理部署在虚拟桌面或应用主机内，采集与显示协议无关；采集、索引、存储和审计门户可按规模分开部署。',
    components: [
      {
        id: 'agent',
        tier: 'resource',
        name: '会话录制代理',
        role: '运行在虚拟桌面与应用主机中，按策略采集画面和行为事件并加密缓存。',
      },
      shared.collector,
      shared.policy,
      shared.analysis,
      {
        id: 'storage',
        tier: 'data',
        name: '录像存储',
        role: '按保存周期分级存放录像与校验信息，可对接NAS或对象存储。',
      },
      shared.portal,
      {
        id: 'integration',
        tier: 'integration',
        name: '身份与日志平台',
        role: '对接AD/LDAP身份源，并向SIEM、Syslog平台输出告警。',
      },
    ],
    links: [
      shared.policyToAgent,
      shared.agentToCollector,
      shared.collectorToStorage,
      shared.collectorToAnalysis,
      shared.portalToAnalysis,
      shared.portalToStorage,
      shared.integrationToPolicy,
      shared.analysisToIntegration,
    ],
  },
  specs: [
    { label: '交付形态', value: '软件，可部署于物理服务器或虚拟机' },
    { label: '采集位置', value: '会话内代理，与显示协议无关' },
    { label: '权限模型', value: '系统管理、安全管理、审计三权分立' },
    { label: '数据保护', value: '传输加密、存储加密、分段完整性校验' },
    { label: '输出接口', value: 'Syslog、REST API、报表导出' },
    { label: '录制方式', value: '全程录制，或由应用启动、文件外发等事件触发' },
    { label: '保存周期', value: '按部门或应用分别设置，可配置为不少于6个月' },
    { label: '录像存储', value: '本地磁盘、NFS/SMB共享、兼容S3的对象存储' },
    {
      label: '等保、国密',
      value: '支撑等保2.0第三级的安全审计与审计管理，三权分立；录像可选SM4加密、SM3校验',
    },
  ],
  compatibility: {
    groups: [
      {
        group: '桌面与应用虚拟化平台',
        items: [
          'MVDA',
          'Citrix Virtual Apps and Desktops',
          'Omnissa Horizon',
          'Microsoft远程桌面服务（RDS）',
          '基于KVM的国产桌面云',
        ],
      },
      {
        group: '显示协议',
        items: ['RDP', 'ICA/HDX', 'PCoIP', 'Blast', 'SPICE'],
      },
      {
        group: '被审计系统',
        items: ['Windows 10/11', 'Windows Server 2016及以上', '银河麒麟桌面版', '统信UOS桌面版'],
      },
      {
        group: '身份与集成',
        items: ['Microsoft AD', 'LDAP', 'Syslog', 'SIEM平台', '邮件与企业微信通知'],
      },
      {
        group: '录像存储',
        items: ['本地磁盘', 'NFS/SMB共享存储', '兼容S3的对象存储'],
      },
    ],
  },
  cases: [
    shared.customerCase,
    {
      title: '设计图纸流转可追溯',
      customer: '某工程设计院',
      challenge: '图纸集中存放在云桌面后，仍需掌握批量打开、截屏和外设拷贝等行为。',
      solution: '按项目组建立行为基线，对批量访问和外设接入设置告警，并启用屏幕水印。',
      outcome: '安全团队按风险分值处理重点事件，不再逐条翻阅日志。',
      illustrative: 'yes',
      figures: [],
    },
  ],
  faq: [
    {
      question: '录屏会不会影响桌面体验？',
      answer:
        '代理只编码变化区域并随操作节奏调整帧率，可按应用触发录制以进一步降低占用。试用时可用真实业务桌面实测开销。',
    },
    {
      question: '是否需要告知被录制的员工？',
      answer:
        '需要。AuditView支持登录告知与会话内录制标识，建议结合内部制度和个人信息保护要求明确告知范围与用途。',
    },
    {
      question: '录像能保存多久？',
      answer: '保存周期由策略和存储容量决定，可按部门或应用设置不同周期，到期后归档或自动清理。',
    },
    {
      question: '授权怎么计算？',
      answer: '按被录制的并发会话或命名用户计，报价单写明数量和服务期限；存储由您自备或一并规划。',
    },
    {
      question: '录像存储怎么估算？',
      answer:
        '主要看录制会话数、每天录制时长、画面变化程度和保存周期。先用一个桌面池试录，再按实测占用推算。',
    },
    {
      question: '升级和支持怎么安排？',
      answer:
        '采集网关、分析引擎和门户可分别升级，会话代理随桌面镜像或策略分批更新；新版本可以回放旧录像。服务期内提供在线、远程和现场支持。',
    },
  ],
  neighbours: [
    { product: 'mvda', text: '会话代理随MVDA镜像下发，录制策略可按桌面池和应用划定。' },
    { product: 'centerview', text: 'CenterView告诉您会话卡在哪里，AuditView让您看到当时屏幕上发生了什么。' },
    { product: 'dsc', text: 'DSC的外发与摆渡记录可与会话录像按人员、文件和时间对照。' },
  ],
} satisfies BaseTranslation

export default cn_product_av
