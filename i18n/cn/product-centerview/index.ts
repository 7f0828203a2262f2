import * as shared from '#i18n/cn/product-centerview/shared.ts'
import type { BaseTranslation } from '../../i18n-types.ts'

const cn_product_centerview = {
  name: 'CenterView',
  fullName: 'CenterView桌面云智能监控与运维平台',
  category: shared.category,
  taglineClauses: ['问题发现在报障之前，', '原因定位在争论之前'],
  seo: {
    title: 'CenterView桌面云智能监控运维',
    description:
      'CenterView为桌面云管理员提供端到端监控、过去4小时会话检索、登录过程拆解与自动巡检，并配套用户门户和用户终端工具，每年节省60人天。',
  },
  intro:
    '用户说“卡”，终端、网络、网关、虚拟化和存储分属不同团队，谁也说不清卡在哪里。CenterView把桌面云的各个环节放到同一条时间线上：管理员可以检索过去4小时内的任意会话，看到当时的时延、丢包、资源占用和登录各阶段耗时；自动巡检替代人工巡检；用户门户和用户终端工具则让常见问题由用户自己解决，解决不了的也带着诊断信息再报障。',
  features: [
    {
      title: '过去4小时会话检索',
      text: '按用户、桌面、终端或时间检索过去4小时内的会话，回看当时的时延、丢包、CPU、内存与磁盘表现，用户描述不清也能查到现场。',
    },
    {
      title: '登录过程拆解',
      text: '把登录耗时拆分为认证、桌面分配、虚拟机启动、协议连接、组策略、登录脚本和用户配置加载七个阶段，直接指出慢在哪一步。',
    },
    {
      title: '自动巡检',
      text: '按计划检查服务状态、证书有效期、授权余量、镜像与代理版本、存储余量等项目并生成报告。原来每月5人天的人工巡检变为实时完成，每年节省60人天。',
    },
    {
      title: '端到端拓扑监控',
      text: '从终端、网络、接入网关、连接代理到虚拟化主机与存储逐层采集指标，告警沿拓扑归并，先看根因再看影响面。',
    },
    {
      title: '体验评分与容量预测',
      text: '以登录时长、会话时延、断线率等指标形成体验评分，结合历史趋势预测资源瓶颈，为扩容提供依据。',
    },
    {
      title: '用户门户',
      text: '用户可自助查看桌面状态、重启或重置桌面、查看公告与知识库、提交和跟踪报障，减少重复来电。',
    },
    {
      title: '用户终端工具',
      text: '在终端侧一键检测网络质量、客户端版本和外设状态，给出修复建议，并把诊断结果附在报障单中。',
    },
    {
      title: '告警收敛与工单联动',
      text: '重复告警自动合并，按影响用户数排序，可对接邮件、企业微信与ITSM工单系统，处理过程全程可查。',
    },
  ],
  scenarios: [
    { title: '日常运维值守', text: '值班人员以一张体验总览判断平台是否健康，巡检报告在上班前送达。' },
    {
      title: '报障快速定位',
      text: '服务台按用户姓名检索会话，当场区分终端、网络或平台问题，减少在部门之间的来回转派。',
    },
    { title: '扩容与版本升级', text: '升级前后对比登录时长与会话时延，用数据说明变更效果和资源需求。' },
    { title: '分支与远程办公', text: '集中查看各分支链路质量与终端版本，远程指导用户完成自检。' },
  ],
  architecture: shared.architecture,
  specs: [
    { label: '交付形态', value: '软件，支持虚拟机部署与集群扩展' },
    { label: '会话检索范围', value: '过去4小时' },
    { label: '自动巡检', value: '每月5人天的人工巡检变为实时，每年节省60人天' },
    { label: '配套工具', value: '用户门户、用户终端工具' },
    { label: '输出接口', value: 'REST API、Webhook、Syslog、报表导出' },
    { label: '采集方式', value: '会话与终端侧代理、平台接口' },
    { label: '告警与工单', value: '邮件、企业微信、Webhook、ITSM' },
    { label: '登录阶段', value: '认证、桌面分配、虚拟机启动、协议连接、组策略、登录脚本、用户配置加载' },
    { label: '等保', value: '支撑等保2.0第三级的集中管控' },
  ],
  compatibility: {
    groups: [
      {
        group: '桌面云平台',
        items: [
          'MVDA',
          'Citrix Virtual Apps and Desktops',
          'Omnissa Horizon',
          'Microsoft远程桌面服务（RDS）',
          '基于KVM的国产桌面云',
        ],
      },
      {
        group: '虚拟化与存储',
        items: ['VMware vSphere', 'Microsoft Hyper-V', 'KVM', '主流集中式与分布式存储（SNMP/REST）'],
      },
      {
        group: '终端系统',
        items: ['Windows 10/11', '银河麒麟桌面版', '统信UOS桌面版', 'Linux瘦终端'],
      },
      {
        group: '通知与工单',
        items: ['邮件', '企业微信', 'Webhook', 'ITSM接口', 'Syslog'],
      },
      {
        group: '浏览器',
        items: ['Chrome', 'Edge', 'Firefox', '国产Chromium内核浏览器'],
      },
    ],
  },
  cases: [
    shared.customerCase,
    {
      title: '把巡检交给系统',
      customer: '某三级医院信息中心',
      challenge: '门诊与病区终端分散，每天开诊前需要人工逐项检查，夜间问题常在早高峰才暴露。',
      solution: '按科室制定巡检计划，开诊前自动生成报告，护士站通过用户终端工具自检外设。',
      outcome: '值班人员由逐项检查改为处理异常清单，早高峰前的问题更早暴露。',
      illustrative: 'yes',
      figures: [],
    },
  ],
  faq: [
    {
      question: '为什么强调过去4小时的会话检索？',
      answer:
        '用户报障往往滞后于问题发生。保留近4小时的会话明细，服务台接到电话时现场数据仍然可查；更长周期的趋势由汇总指标支撑。',
    },
    {
      question: '自动巡检能节省多少人力？',
      answer:
        '每年60人天：原来每月5人天的人工巡检变为实时完成。实际数值与桌面规模、巡检项目和频次有关，试用时可按您现有的巡检清单核算。',
    },
    {
      question: '是否需要更换现有桌面云？',
      answer: '不需要。CenterView通过代理与接口接入现有平台，可先在一个桌面池试点。',
    },
    {
      question: '授权怎么计算？',
      answer:
        '报价单写明计量对象（被监控的桌面或并发会话）、数量、所含组件和服务期限。用户门户与用户终端工具是否启用由您决定。',
    },
    {
      question: '采集会不会拖慢桌面？',
      answer:
        '采集以轻量为主：会话与终端侧由代理上报，平台侧通过接口读取。采集项目和频率可以调整，试点时可在同一桌面池对比启用前后的资源占用。',
    },
    {
      question: '升级和支持怎么安排？',
      answer:
        '分析中心与采集代理分别升级，代理分批更新。服务期内提供在线、远程和现场支持，巡检项目可随平台变化一起调整。',
    },
  ],
  neighbours: [
    { product: 'mvda', text: '直接读取MVDA的网关、连接代理和桌面池状态，用户门户可以重启或重置桌面。' },
    { product: 'av', text: 'CenterView定位哪次会话有问题，AuditView回放那次会话的画面。' },
    { product: 'a2m', text: 'A2M的会话主机同样纳入监控，移动用户的体验也有数据。' },
  ],
} satisfies BaseTranslation

export default cn_product_centerview
